import type { MfeManifest, ReleaseId, ReleaseReport } from '@forecourt/contracts';
import { askingNetwork, type IsTrusted } from '@forecourt/server-kit';
import type { Trial, TrialInPlay } from '../releases/candidates.ts';
import { PageObserver, type PageObserverOptions } from './page-observer.ts';
import { ReleaseCounts } from './release-counts.ts';

const keyOf = ({ name, version }: ReleaseId) => `${name} ${version}`;

/** What this shell sees of the releases under trial and of those they are compared with. Empty while nothing is. */
export class Observations {
  private counts = new Map<string, ReleaseCounts>();
  private readonly shares = new Map<string, number>();
  private readonly options: PageObserverOptions;

  constructor(isTrusted: IsTrusted) {
    this.options = { areas: new WeakMap(), networkOf: (request) => askingNetwork(request, isTrusted) };
  }

  /** Counts the releases under trial and those in whose place they are, and no others; what has been counted of them goes on. */
  follow(trials: readonly TrialInPlay[], stable: readonly MfeManifest[]): void {
    const names = trials.map(({ name }) => name);
    const manifests = [...trials.map(({ loaded }) => loaded.manifest), ...stable.filter(({ name }) => names.includes(name))];
    const builds = manifests.map(({ name, version }) => ({ name, version }));
    this.counts = new Map(builds.map((build) => [keyOf(build), this.find(build) ?? new ReleaseCounts(build)]));
  }

  find(build: ReleaseId): ReleaseCounts | undefined {
    return this.counts.get(keyOf(build));
  }

  /** @returns what counts the pages of a site made from these releases; undefined if none of them is observed. */
  observerOf(manifests: readonly MfeManifest[]): PageObserver | undefined {
    const releases = manifests.flatMap((manifest) => {
      const counts = this.find(manifest);
      return counts ? [{ counts, isEverywhere: manifest.routes.length === 0 }] : [];
    });
    return releases.length > 0 ? new PageObserver(releases, this.options) : undefined;
  }

  /** What has been counted since the last report, and every release under trial, whether it has loaded or not. */
  report(shell: string, trials: readonly Trial[]): ReleaseReport {
    for (const trial of trials) this.noteShare(trial);
    const counted = [...this.counts.values()].map((counts) => ({ ...counts.take(), loaded: true }));
    const notLoaded = trials.flatMap(({ name, candidate: { version }, loaded }) =>
      loaded ? [] : [{ ...new ReleaseCounts({ name, version }).take(), loaded: false }],
    );
    return { shell, releases: [...counted, ...notLoaded] };
  }

  /** A trial whose share has changed is in another step. */
  private noteShare({ name, candidate: { percent } }: Trial): void {
    if (this.shares.get(name) === percent) return;
    this.shares.set(name, percent);
    for (const counts of this.counts.values()) if (counts.id.name === name) counts.beginStep();
  }
}
