import type { Candidate, RegistryEntry } from '@forecourt/contracts';
import { fetchManifest, type Logger } from '@forecourt/server-kit';
import { checkFiles } from './check-files.ts';
import { keepTrying } from './keep-trying.ts';
import { type LoadedRelease, loadBundle } from './load-release.ts';

export interface CandidatesOptions {
  readonly remotesUrl: string;
  readonly logger: Logger;
  /** Called when a release comes into play or leaves it, not when its percentage changes. */
  readonly onChange: () => void;
}

/** A release under trial. */
export interface Trial {
  readonly name: string;
  candidate: Candidate;
  /** Undefined until all its files have been checked: nobody gets it before. */
  loaded: LoadedRelease | undefined;
  readonly ended: AbortController;
}

export interface TrialInPlay extends Trial {
  readonly loaded: LoadedRelease;
}

const isInPlay = (trial: Trial): trial is TrialInPlay => trial.loaded !== undefined;
const isSame = (one: Candidate, other: Candidate) => one.version === other.version && one.manifest === other.manifest;

/** The releases under trial, at most one of each micro-frontend. One that cannot be loaded never comes into play. */
export class Candidates {
  private readonly trials = new Map<string, Trial>();
  private readonly options: CandidatesOptions;

  constructor(options: CandidatesOptions) {
    this.options = options;
  }

  /** All of them, whether loaded or not. */
  get all(): readonly Trial[] {
    return [...this.trials.values()].sort((a, b) => a.name.localeCompare(b.name));
  }

  get inPlay(): readonly TrialInPlay[] {
    return this.all.filter(isInPlay);
  }

  /** The stable release of an entry if it has been under trial, so that it need not load again now that it is for everybody. */
  loaded({ name, stable }: RegistryEntry): LoadedRelease | undefined {
    const trial = this.trials.get(name);
    return trial?.candidate.manifest === stable.manifest ? trial.loaded : undefined;
  }

  /** Begins or ends the trial of a micro-frontend's release, or changes its percentage. At 0 % nothing is under trial. */
  offer(name: string, candidate: Candidate | null): void {
    const trial = this.trials.get(name);
    if (trial && candidate && candidate.percent > 0 && isSame(trial.candidate, candidate)) {
      trial.candidate = candidate;
      return;
    }
    trial?.ended.abort();
    this.trials.delete(name);
    if (candidate && candidate.percent > 0) this.begin(name, candidate);
    if (trial?.loaded) this.options.onChange();
  }

  stop(): void {
    for (const { ended } of this.trials.values()) ended.abort();
  }

  private begin(name: string, candidate: Candidate): void {
    const { remotesUrl, logger, onChange } = this.options;
    const release = { name, version: candidate.version };
    const ended = new AbortController();
    const trial: Trial = { name, candidate, loaded: undefined, ended };
    this.trials.set(name, trial);
    const load = async () => {
      const released = await fetchManifest(remotesUrl, name, candidate);
      await checkFiles(remotesUrl, released.manifest);
      const loaded = await loadBundle(remotesUrl, released);
      if (ended.signal.aborted) return;
      trial.loaded = loaded;
      onChange();
      logger.info({ release, percent: trial.candidate.percent }, 'a release is under trial');
    };
    const onFailure = (error: unknown) =>
      logger.error({ err: error, release }, 'a release under trial cannot be loaded; nobody gets it');
    void keepTrying(load, onFailure, ended.signal);
  }
}
