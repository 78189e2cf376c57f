import { noReleaseViews, type ReleaseReport, type ReleaseViews, type TrialSeen } from '@forecourt/contracts';

/** What shells saw of one release since a step began. */
export interface Observed extends Omit<ReleaseViews, 'name' | 'version' | 'loaded'> {
  /** How many reports in a row one shell has sent without having loaded it. */
  readonly failedLoads: number;
}

const COUNTS = ['views', 'visits', 'serverErrors', 'boundaryErrors', 'hydrationErrors', 'awake', 'enquiriesBegun'] as const;

/** @param counts those that are not zero. */
export const observed = (counts: Partial<Observed> = {}): Observed => ({
  ...noReleaseViews(),
  failedLoads: 0,
  ...counts,
});

/** For staff: one figure for all that fails. */
export const seenOf = ({ views, visits, serverErrors, boundaryErrors, hydrationErrors }: Observed): TrialSeen['candidate'] => ({
  views,
  visits,
  failed: serverErrors + boundaryErrors + hydrationErrors,
});

/** Sums the reports of all shells, by micro-frontend and version. */
export class Observations {
  private readonly sums = new Map<string, Map<string, Observed>>();
  private readonly failedLoads = new Map<string, number>();

  add({ shell, releases }: ReleaseReport): void {
    for (const views of releases) {
      const { name, version, loaded } = views;
      const key = `${shell} ${name} ${version}`;
      const failedLoads = loaded ? 0 : (this.failedLoads.get(key) ?? 0) + 1;
      this.failedLoads.set(key, failedLoads);
      const versions = this.sums.get(name) ?? new Map<string, Observed>();
      this.sums.set(name, versions.set(version, { ...plus(this.of(name, version), views), failedLoads }));
    }
  }

  of(name: string, version: string): Observed {
    return this.sums.get(name)?.get(version) ?? observed();
  }

  /** Begins anew, for another step. */
  forget(name: string): void {
    this.sums.delete(name);
  }
}

const plus = (a: Observed, b: ReleaseViews): Observed => ({
  ...a,
  ...Object.fromEntries(COUNTS.map((name) => [name, a[name] + b[name]])),
  lcp: a.lcp.map((count, bucket) => count + (b.lcp[bucket] ?? 0)),
  inp: a.inp.map((count, bucket) => count + (b.inp[bucket] ?? 0)),
});
