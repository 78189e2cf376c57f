import type { DealershipSettings } from '@forecourt/contracts';
import { addDays, type IsoDate } from '@forecourt/rules';

/** A single day as it is typed: an empty date is not typed yet. */
export interface TypedDay {
  /** Tells it from the others while it is in the form. */
  readonly id: number;
  readonly date: string;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly reason: string;
  /** It was over when the form was opened, and is only read. */
  readonly isPast: boolean;
}

/** The clock of enquiries counts back over days that are past, but not for longer. */
const KEPT_DAYS = 60;

/** The days with another one, whose date is still to be typed. */
export const withNewDay = (days: readonly TypedDay[]): readonly TypedDay[] => [
  ...days,
  { id: Math.max(0, ...days.map(({ id }) => id)) + 1, date: '', opens: null, closes: null, reason: '', isPast: false },
];

/** What is wrong with days that are typed, by their ids: the service cannot tell which of two was meant, or that a day is long over. */
export function dayFaults(days: readonly TypedDay[], today: IsoDate): ReadonlyMap<number, string> {
  const coming = days.filter(({ isPast }) => !isPast);
  const faults = new Map<number, string>();
  for (const [index, { id, date }] of coming.entries()) {
    // While a year is typed, the date is that of a year of the first millennium.
    if (date < '1900') continue;
    const earlier = coming.findIndex((other) => other.date === date);
    if (date < today) faults.set(id, 'This date has passed: choose a later one, or remove it.');
    else if (earlier < index) faults.set(id, `Day ${earlier + 1} has this date too: change one, or remove it.`);
  }
  return faults;
}

const byDate = (one: { readonly date: string }, other: { readonly date: string }): number => one.date.localeCompare(other.date);

export const typedDays = (days: DealershipSettings['specialDays'], today: IsoDate): readonly TypedDay[] =>
  days.toSorted(byDate).map((day, id) => ({ ...day, reason: day.reason ?? '', id, isPast: day.date < today }));

/** The days as the contract takes them; those that are long past are forgotten. */
export const sentDays = (days: readonly TypedDay[], today: IsoDate): DealershipSettings['specialDays'] =>
  days
    .filter(({ date, isPast }) => !isPast || date >= addDays(today, -KEPT_DAYS))
    .map(({ date, opens, closes, reason }) => ({ date, opens, closes, reason: reason.trim() || undefined }))
    .toSorted(byDate);
