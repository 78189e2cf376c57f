import { expiryBadge, motFlag, type RoadStatus } from './expiry-flags.ts';
import { daysBetween, type IsoDate } from './iso-date.ts';
import { isForSale } from './stock-entry.ts';

/** Days in stock: the last day of each part but the one that is left. */
const LAST_DAYS = [
  ['age-30', 30],
  ['age-60', 60],
  ['age-90', 90],
] as const;

/** Parts of the stock that somebody has to do something about, or that say how long vans have stood. */
export const STOCK_PARTS = [
  'not-on-site',
  'no-pictures',
  'no-facts',
  'attention',
  'age-30',
  'age-60',
  'age-90',
  'age-over',
] as const;
export type StockPart = (typeof STOCK_PARTS)[number];

/** What these parts are judged by. */
export interface Stocked {
  /** It is not on the site yet. */
  readonly isHeld?: true | undefined;
  readonly isSold: boolean;
  readonly stockStatus: string;
  readonly specifications: RoadStatus;
  readonly hasPictures: boolean;
  /** How many facts buyers will miss. */
  readonly missingFacts: number;
}

const ageOf = (days: number): StockPart => LAST_DAYS.find(([, last]) => days <= last)?.[0] ?? 'age-over';

/**
 * The parts that a van belongs to. Papers, pictures and details count while it is for sale, days while it stands on the forecourt.
 * @param since the day on which it came into stock.
 */
export const stockPartsOf = (van: Stocked, since: IsoDate, today: IsoDate): StockPart[] => {
  const { isHeld, stockStatus, specifications, hasPictures, missingFacts } = van;
  const isOffered = isForSale(van);
  const parts: StockPart[] = [];
  if (isHeld) parts.push('not-on-site');
  if (isOffered && !hasPictures) parts.push('no-pictures');
  if (isOffered && missingFacts > 0) parts.push('no-facts');
  const isDue = expiryBadge(specifications, today) !== null || motFlag(specifications, today) === 'soon';
  if (isOffered && isDue) parts.push('attention');
  if (isOffered && stockStatus !== 'Due In') parts.push(ageOf(daysBetween(since, today)));
  return parts;
};
