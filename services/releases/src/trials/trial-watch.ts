import {
  nextShare,
  RELEASE_VIEWS_SUBJECT,
  type ReleaseState,
  releaseReportSchema,
  type Trial,
  type TrialSeen,
} from '@forecourt/contracts';
import { type Logger, NatsLink, ProblemError } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ChangeReleaseUseCase } from '../releases/change-release.use-case.ts';
import { makeStable } from '../releases/next-state.ts';
import { Releases } from '../releases/releases.ts';
import { FEWEST, judge } from './judge.ts';
import { Observations, seenOf } from './observed.ts';

const EVERY_MS = 1_000;

interface Watched {
  /** Version and share: what it is observed at. */
  readonly step: string;
  readonly since: number;
}

/** Hears what shells see of releases, and ends, raises or passes trials by it. After a restart a step is observed anew. */
@Injectable()
export class TrialWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly observations = new Observations();
  private readonly watched = new Map<string, Watched>();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly nats: NatsLink,
    private readonly releases: Releases,
    private readonly changes: ChangeReleaseUseCase,
  ) {}

  onApplicationBootstrap(): void {
    void this.hear();
    this.timer = setInterval(() => {
      this.working = this.working.then(() => this.look());
    }, EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  /** How the trial of a micro-frontend does in its present step; null if there is none, or it has just begun. */
  seen({ name, stable, candidate }: ReleaseState): TrialSeen | null {
    const watched = this.watched.get(name);
    if (!candidate || watched?.step !== stepOf(candidate)) return null;
    const [tried, usual] = [candidate, stable].map(({ version }) => seenOf(this.observations.of(name, version)));
    if (!tried || !usual) return null;
    const until = new Date(watched.since + candidate.everySeconds * 1_000).toISOString();
    return { candidate: tried, stable: usual, needed: FEWEST, until };
  }

  private async hear(): Promise<void> {
    const { connection } = await this.nats.handle;
    connection.subscribe(RELEASE_VIEWS_SUBJECT, {
      callback: (_error, message) => {
        const report = releaseReportSchema.safeParse(jsonOrNull(message.string()));
        if (report.success) this.observations.add(report.data);
        else this.logger.warn({ issues: report.error.issues }, 'a report of a shell does not fit its contract; ignored');
      },
    });
  }

  private async look(): Promise<void> {
    try {
      for (const state of await this.releases.states()) if (state.candidate) await this.judge(state, state.candidate);
    } catch (error) {
      // Another replica was quicker, or PostgreSQL is away: the next second looks again.
      if (!(error instanceof ProblemError)) this.logger.warn({ err: error }, 'trials could not be judged');
    }
  }

  private async judge(state: ReleaseState, trial: Trial): Promise<void> {
    const { name, serial, stable, lock } = state;
    const since = this.begin(name, stepOf(trial));
    const [tried, usual] = [trial, stable].map(({ version }) => this.observations.of(name, version));
    if (!tried || !usual) return;
    const step = { observedMs: Date.now() - since, everyMs: trial.everySeconds * 1_000 };
    const result = judge(step, tried, usual);
    if (result.verdict === 'wait' || (lock && result.verdict === 'pass')) return;
    const { reason } = result;
    const share = nextShare(trial);
    if (result.verdict === 'take-back') {
      await this.changes.change(name, { action: 'trial-ended', serial, reason }, (now) => ({ ...now, candidate: null }));
    } else if (share === undefined) {
      await this.changes.change(name, { action: 'trial-passed', serial, reason }, (now, { at }) =>
        makeStable(now, trial, { ...trial.begun, at, how: 'trial-passed' }),
      );
    } else {
      await this.changes.change(name, { action: 'trial-raised', serial, reason }, (now, { at }) => ({
        ...now,
        candidate: { ...trial, percent: share, since: at },
      }));
    }
    this.logger.info({ name, version: trial.version, verdict: result.verdict, reason }, 'a trial was judged');
  }

  /** Since when a step has been observed here, in milliseconds since 1970. */
  private begin(name: string, step: string): number {
    const watched = this.watched.get(name);
    if (watched?.step === step) return watched.since;
    const since = Date.now();
    this.watched.set(name, { step, since });
    this.observations.forget(name);
    return since;
  }
}

const stepOf = ({ version, percent, since }: Trial): string => `${version} ${percent} ${since}`;

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
