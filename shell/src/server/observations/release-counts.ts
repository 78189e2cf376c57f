import {
  EACH_NETWORK,
  INP_BUCKETS_MS,
  LCP_BUCKETS_MS,
  noReleaseViews,
  type ReleaseId,
  type ReleaseViews,
} from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';

/** What browsers report once in a page. */
export type Reported = 'boundaryErrors' | 'hydrationErrors' | 'awake' | 'enquiriesBegun';
export type Timed = 'lcp' | 'inp';

/** So many networks are remembered; those that have been quiet longest start again. */
const MOST_NETWORKS = 10_000;

/** What one network may add to a few times at most. Both kinds of failure share a limit, so that it fails no more often than it visits. */
type Limited = Exclude<Reported, 'boundaryErrors' | 'hydrationErrors'> | 'failures' | Timed | 'visits';

const LIMITS = {
  boundaryErrors: 'failures',
  hydrationErrors: 'failures',
  awake: 'awake',
  enquiriesBegun: 'enquiriesBegun',
} as const;

const BOUNDS = { lcp: LCP_BUCKETS_MS, inp: INP_BUCKETS_MS } as const;

/** What this shell has seen of one release since its last report. */
export class ReleaseCounts {
  readonly id: ReleaseId;
  private seen = noReleaseViews();
  /** By network, how often it has added to each figure. */
  private readonly added = new LRUCache<string, Partial<Record<Limited, number>>>({ max: MOST_NETWORKS });

  constructor(id: ReleaseId) {
    this.id = id;
  }

  /** Counts a page that was sent. @param network undefined if all of its visits count. */
  addView(hasFailed: boolean, network: string | undefined): void {
    this.seen.views += 1;
    if (hasFailed) this.seen.serverErrors += 1;
    if (network === undefined || this.mayAdd('visits', network)) this.seen.visits += 1;
  }

  /** Another step of the trial begins, to which every network may add again. */
  beginStep(): void {
    this.added.clear();
  }

  add(what: Reported, network: string): void {
    if (this.mayAdd(LIMITS[what], network)) this.seen[what] += 1;
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

  private mayAdd(what: Limited, network: string): boolean {
    const before = this.added.get(network);
    const added = before ?? {};
    if (!before) this.added.set(network, added);
    const times = added[what] ?? 0;
    if (times < EACH_NETWORK) added[what] = times + 1;
    return times < EACH_NETWORK;
  }
}
