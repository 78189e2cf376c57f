import { newReleaseSchema, type ReleaseState } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ChangeReleaseUseCase } from './change-release.use-case.ts';
import { makeStable, nothingToTry, tryFirst } from './next-state.ts';
import { alreadyLive, underTrial } from './release.errors.ts';
import { ReleaseFiles } from './release-files.ts';
import { microFrontendIn, Releases } from './releases.ts';

/** POST /api/releases/:name: makes a release live whose files are on their host, or tries it first. */
@Controller('api/releases/:name')
@StaffMay('releases.manage')
export class ReleaseVersionController {
  constructor(
    private readonly releases: Releases,
    private readonly changes: ChangeReleaseUseCase,
    private readonly files: ReleaseFiles,
  ) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  async release(@Param('name') nameText: string, @Body() body: unknown): Promise<ReleaseState> {
    const name = microFrontendIn(nameText);
    const { version, manifest, serial, reason, canary } = parseInput(newReleaseSchema, body);
    // A transaction waits for this; it is on the same network, and given up within seconds.
    const { served, release } = await this.files.find(name, { version, manifest });
    return this.changes.changeOrBegin(name, { action: 'released', serial, reason }, async (state, deed, manager) => {
      if (state?.stable.version === version) throw alreadyLive(name, version);
      // What is under trial may be released at once, and nothing else.
      if (state?.candidate && (canary || state.candidate.version !== version)) throw underTrial(name, state.candidate);
      await this.releases.remember(manager, name, release, served.entry);
      if (!state || !canary || nothingToTry(canary)) return makeStable(state, release, { ...deed, how: 'released' });
      return { ...tryFirst(state, release, canary, deed), action: 'trial-begun' };
    });
  }
}
