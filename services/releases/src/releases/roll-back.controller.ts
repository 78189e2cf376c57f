import { type RegisteredRelease, type ReleaseState, rollbackSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangeReleaseUseCase } from './change-release.use-case.ts';
import { makeStable } from './next-state.ts';
import { alreadyLive, nothingBefore } from './release.errors.ts';
import { ReleaseFiles } from './release-files.ts';
import { ReleaseHistory } from './release-history.ts';
import { microFrontendIn, Releases } from './releases.ts';

/** POST /api/releases/:name/rollback: makes an earlier release live again, undoes that, or ends a trial. */
@Controller('api/releases/:name/rollback')
@StaffMay('releases.manage')
export class RollBackController {
  constructor(
    private readonly releases: Releases,
    private readonly changes: ChangeReleaseUseCase,
    private readonly files: ReleaseFiles,
    private readonly history: ReleaseHistory,
  ) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  async rollBack(@Param('name') nameText: string, @Body() body: unknown): Promise<ReleaseState> {
    const name = microFrontendIn(nameText);
    const { version, serial, reason } = parseInput(rollbackSchema, body);
    return this.changes.change(name, { action: 'rolled-back', serial, reason }, async (state, deed, manager) => {
      if (version === undefined && state.candidate) return { ...state, candidate: null, action: 'trial-ended' };
      const wanted = version ?? state.previous?.version;
      if (wanted === undefined) throw nothingBefore(name);
      if (wanted === state.stable.version) throw alreadyLive(name, wanted);
      const { release } = await this.files.find(name, await this.releases.find(manager, name, wanted));
      const takenBack = (await this.history.takenBack(manager)).get(name);
      const isUndone = takenBack?.action === 'rolled-back' && takenBack.from === wanted;
      const action = isUndone ? 'put-back' : 'rolled-back';
      return {
        ...makeStable(state, release, { ...deed, how: action }),
        previous: await this.before(manager, name, wanted),
        action,
      };
    });
  }

  /** A second rollback goes further back, not to the release that was just taken back. */
  private async before(manager: EntityManager, name: string, version: string): Promise<RegisteredRelease | null> {
    const before = await this.releases.before(manager, name, version);
    // Its files are removed in time.
    return before
      ? this.files.find(name, before).then(
          ({ release }) => release,
          () => null,
        )
      : null;
  }
}
