import { INP_BUCKETS_MS, LCP_BUCKETS_MS, noReleaseViews, type ReleaseId, type ReleaseViews } from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';

/** What browsers report once in a page, and the visits that this is compared with. */
export type Reported = 'visits' | 'boundaryErrors' | 'hydrationErrors' | 'awake' | 'enquiriesBegun';
export type Timed = 'lcp' | 'inp';

/**
 * How often one network may add to one of these figures, for as long as the release is under trial. A verdict needs fifty views or
 * more: three pages of fifty, however bad, are within what chance explains (95 % interval of 3 in 50: from 2.1 %; of 0 in 50: to
 * 7.1 %), so that nobody has a release taken back from one address.
 */
export const EACH_NETWORK = 3;

/** So many networks are remembered; those that have been quiet longest start again. */
const MOST_NETWORKS = 10_000;

const BOUNDS = { lcp: LCP_BUCKETS_MS, inp: INP_BUCKETS_MS } as const;

/** What this shell has seen of one release since its last report. */
export class ReleaseCounts {
  readonly id: ReleaseId;
  private seen = noReleaseViews();
  /** By network, how often it has added to each figure. */
  private readonly added = new LRUCache<string, Partial<Record<Reported | Timed, number>>>({ max: MOST_NETWORKS });

  constructor(id: ReleaseId) {
    this.id = id;
  }

  /** What the shell sees itself, which is not limited. */
  addView(hasFailed: boolean): void {
    this.seen.views += 1;
    if (hasFailed) this.seen.serverErrors += 1;
  }

  add(what: Reported, network: string): void {
    if (this.mayAdd(what, network)) this.seen[what] += 1;
  }

  addTime(what: Timed, milliseconds: number, network: string): void {
    if (!this.mayAdd(what, network)) return;
    const found = BOUNDS[what].findIndex((bound) => milliseconds <= bound);
    const counts = this.seen[what];
    const bucket = found === -1 ? counts.length - 1 : found;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }

  /** Everything counted since it was taken last. */
  take(): Omit<ReleaseViews, 'loaded'> {
    const { seen } = this;
    this.seen = noReleaseViews();
    return { ...this.id, ...seen };
  }

  private mayAdd(what: Reported | Timed, network: string): boolean {
    const before = this.added.get(network);
    const added = before ?? {};
    if (!before) this.added.set(network, added);
    const times = added[what] ?? 0;
    if (times < EACH_NETWORK) added[what] = times + 1;
    return times < EACH_NETWORK;
  }
}
