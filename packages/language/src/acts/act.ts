/**
 * What a visitor wants in a turn: to be shown `vans`; to be told `facts` of those in sight; to `pick` among them; or to `talk` of
 * the dealership, or of nothing that it sells.
 */
export const ACTS = ['vans', 'facts', 'pick', 'talk'] as const;
export type Act = (typeof ACTS)[number];

/** The point of the conversation at which something is said. */
export interface Moment {
  /** A van's own page is open. */
  readonly onPage: boolean;
  /** What was wanted before, oldest first. */
  readonly before: readonly Act[];
}
