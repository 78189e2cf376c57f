import type { Enquiry } from '@forecourt/contracts';

type Tied = Pick<Enquiry, 'id' | 'others'>;

/** Whether one names the other among those of the same person; only the newest are named. */
const mayName = ({ others: { count, newest } }: Tied, { id }: Tied): boolean =>
  count > newest.length || newest.some((other) => other.id === id);

/** Whether two enquiries may be of the same person by what was last heard of either: one may have been corrected since. */
export const areTied = (one: Tied, other: Tied): boolean => mayName(one, other) || mayName(other, one);
