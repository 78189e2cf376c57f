import type { DayFigures, VehicleFigures } from '@forecourt/contracts';
import { addDays, daysBetween, formatPounds, type IsoDate } from '@forecourt/rules';

export type Count = Exclude<keyof DayFigures, 'day'>;

/** What is counted, in the order in which a buyer gets there. */
export const COUNTS: Readonly<Record<Count, string>> = {
  views: 'Looked at',
  gallery: 'Opened the pictures',
  fit: 'Looked at ‘Will it fit?’',
  saved: 'Saved a calculation',
  enquiries: 'Enquired',
};

export interface PriceChange {
  readonly day: IsoDate;
  /** "£14,995 to £13,995". */
  readonly words: string;
  /** Where in the period: 0 at its beginning, 1 at its end. */
  readonly place: number;
}

const NONE = { views: 0, gallery: 0, fit: 0, saved: 0, enquiries: 0 };

/** So many days up to today, those without any included. */
export function everyDay({ days }: VehicleFigures, length: number, today: IsoDate): DayFigures[] {
  const known = new Map(days.map((figures) => [figures.day, figures]));
  return Array.from({ length }, (_, index) => {
    const day = addDays(today, index + 1 - length);
    return known.get(day) ?? { day, ...NONE };
  });
}

/** How the price changed within so many days up to today. */
export function priceChanges({ prices }: VehicleFigures, length: number, today: IsoDate): PriceChange[] {
  return prices.flatMap(({ since, price }, index) => {
    const before = prices[index - 1];
    const place = length - 1 - daysBetween(since, today);
    if (!before || place < 0) return [];
    const words = `${formatPounds(before.price)} to ${formatPounds(price)}`;
    return [{ day: since, words, place: (place + 0.5) / length }];
  });
}

export const totals = (days: readonly DayFigures[]): Record<Count, number> => {
  const sum = { ...NONE };
  for (const day of days) for (const count of Object.keys(COUNTS) as Count[]) sum[count] += day[count];
  return sum;
};
