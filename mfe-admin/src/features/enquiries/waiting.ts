import type { Enquiry } from '@forecourt/contracts';
import { formatMinutes, type OpeningTimes, openMinutesBetween } from '@forecourt/rules';
import { clockStart } from '../../time/clock-start.ts';

export interface Waiting {
  readonly text: string;
  readonly isLate: boolean;
}

/** How often somebody has tried to reach a customer and did not: "Called twice, not reached"; null if never. */
export function triesInWords({ steps }: Pick<Enquiry, 'steps'>): string | null {
  const tries = steps.filter(({ outcome }) => outcome === 'no-answer' || outcome === 'left-message').length;
  if (tries === 0) return null;
  return `Called ${{ 1: 'once', 2: 'twice' }[tries] ?? `${tries} times`}, not reached`;
}

type Facts = Pick<Enquiry, 'status' | 'createdAt' | 'replyDueAt'>;

/** How long a new enquiry has waited, in opening hours; null once somebody works on it. @param now Unix milliseconds. */
export function waiting({ status, createdAt, replyDueAt }: Facts, hours: OpeningTimes, now: number): Waiting | null {
  if (status !== 'new' || replyDueAt === null) return null;
  const minutes = openMinutesBetween(hours, Date.parse(createdAt), now);
  const isLate = now >= Date.parse(replyDueAt);
  const starts = minutes === 0 && !isLate ? clockStart(hours, now) : null;
  if (starts !== null) return { text: starts, isLate };
  const waited = formatMinutes(minutes);
  return { text: isLate ? `Late: waiting ${waited}` : `Waiting ${waited}`, isLate };
}
