import type { ReleaseOverview } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get } from '@nestjs/common';
import { TrialWatch } from '../trials/trial-watch.ts';
import { ReleaseHistory } from './release-history.ts';
import { Releases } from './releases.ts';

/** GET /api/releases: what is live of every micro-frontend, what is under trial, and what was taken back. */
@Controller('api/releases')
@StaffMay('releases.manage')
export class ListReleasesController {
  constructor(
    private readonly releases: Releases,
    private readonly history: ReleaseHistory,
    private readonly trials: TrialWatch,
  ) {}

  @Get()
  async list(): Promise<ReleaseOverview[]> {
    const [states, takenBack] = await Promise.all([this.releases.states(), this.history.takenBack()]);
    return states.map((state) => ({
      ...state,
      seen: this.trials.seen(state),
      takenBack: takenBack.get(state.name) ?? null,
    }));
  }
}
