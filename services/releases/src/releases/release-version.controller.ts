import { newReleaseSchema, type ReleaseState } from '@forecourt/contracts';
import { fetchManifest, parseInput } from '@forecourt/server-kit';
import { Idempotent, SETTINGS, StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { ChangeReleaseUseCase } from './change-release.use-case.ts';
import { alreadyLive, notServed } from './release.errors.ts';
import { microFrontendIn, Releases } from './releases.ts';

/** POST /api/releases/:name: makes a release live whose files are on their host. */
@Controller('api/releases/:name')
@UseGuards(StaffGuard)
export class ReleaseVersionController {
  constructor(
    private readonly releases: Releases,
    private readonly changes: ChangeReleaseUseCase,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  async release(@Param('name') nameText: string, @Body() body: unknown): Promise<ReleaseState> {
    const name = microFrontendIn(nameText);
    const { version, manifest, serial, reason } = parseInput(newReleaseSchema, body);
    const release = { version, manifest };
    // A transaction waits for this; it is on the same network, and given up within seconds.
    const served = await fetchManifest(this.settings.REMOTES_URL, name, release).catch((error: unknown) => {
      throw notServed(name, version, error);
    });
    return this.changes.changeOrBegin(name, { action: 'released', serial, reason }, async (state, live, manager) => {
      if (state?.stable.version === version) throw alreadyLive(name, version);
      await this.releases.remember(manager, name, release, served.manifest.entry);
      const previous = state && { version: state.stable.version, manifest: state.stable.manifest };
      return { stable: { ...release, live }, previous, candidate: null, lock: null };
    });
  }
}
