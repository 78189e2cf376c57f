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

/** How the price changed within so many days up to today; all changes of a day are one. */
export function priceChanges({ prices }: VehicleFigures, length: number, today: IsoDate): PriceChange[] {
  const days = [...new Set(prices.map(({ since }) => since))];
  return days.flatMap((day) => {
    const first = prices.findIndex(({ since }) => since === day);
    const place = length - 1 - daysBetween(day, today);
    const passed = prices.filter(({ since }, index) => since === day || index === first - 1).map(({ price }) => price);
    if (passed.length < 2 || place < 0) return [];
    return [{ day, words: wordsOf(passed.map((price) => formatPounds(price))), place: (place + 0.5) / length }];
  });
}

/** Of the prices of a day, from that before. More than three are too many for a narrow screen. */
const wordsOf = (prices: readonly string[]): string =>
  prices.length <= 3 ? prices.join(' to ') : `${prices[0]} to ${prices.at(-1)} in ${prices.length - 1} steps`;

/** Of a character of a label, as a share of a narrow chart. */
const CHARACTER = 0.024;

/** On which line from the top the label of each change stands, so that none covers another on a narrow screen. */
export function labelLines(changes: readonly PriceChange[]): number[] {
  const ends: number[] = [];
  return changes.map(({ words, place }) => {
    const width = words.length * CHARACTER;
    const start = place * (1 - width);
    const free = ends.findIndex((end) => end <= start);
    const line = free === -1 ? ends.length : free;
    ends[line] = start + width;
    return line;
  });
}

export const totals = (days: readonly DayFigures[]): Record<Count, number> => {
  const sum = { ...NONE };
  for (const day of days) for (const count of Object.keys(COUNTS) as Count[]) sum[count] += day[count];
  return sum;
};
