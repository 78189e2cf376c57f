import type { ListedVehicle, Looks } from '@forecourt/contracts';
import { type IsoDate, STOCK_PARTS, STOCK_STATUSES, type StockPart } from '@forecourt/rules';
import { isSought, type Sought, soughtWords } from './sought-words.ts';
import { inOrder, type Listed, type StockOrder } from './stock-order.ts';
import { urgency } from './vehicle-flags.ts';

export const SHOWN = ['all', ...STOCK_STATUSES, 'sold-flag', ...STOCK_PARTS] as const;
/** Which part of the stock is looked at: all, one status, those marked SOLD, or one of the parts that Today counts. */
export type Shown = (typeof SHOWN)[number];

export const SHOWN_LABELS: Readonly<Record<Shown, string>> = {
  all: 'All',
  'In Stock': 'In Stock',
  'Due In': 'Due In',
  'Deposit Taken': 'Deposit Taken',
  Sold: 'Sold',
  'sold-flag': 'Marked SOLD',
  'not-on-site': 'Not on the site yet',
  attention: 'MOT or tax due',
  'no-pictures': 'Without pictures',
  'no-facts': 'Details a buyer will miss',
  'age-30': 'Up to 30 days in stock',
  'age-60': '31 to 60 days in stock',
  'age-90': '61 to 90 days in stock',
  'age-over': 'Over 90 days in stock',
};

/** The others are offered where Today leads to them. */
export const ALWAYS_OFFERED: ReadonlySet<Shown> = new Set(['all', ...STOCK_STATUSES, 'sold-flag', 'attention']);

/** In the address: the vans that were deleted instead of the stock. */
export const REMOVED = 'removed';

/** Anything that is none of them shows all. */
export const shownOf = (value: string | null): Shown => SHOWN.find((shown) => shown === value) ?? 'all';

/** The choices under which a van is shown, besides all. */
const isUnder = (shown: Shown, { stockStatus, isSold }: ListedVehicle, parts: readonly StockPart[]): boolean =>
  shown === stockStatus || (shown === 'sold-flag' && isSold) || parts.some((part) => part === shown);

export interface StockView {
  readonly vehicles: readonly ListedVehicle[];
  /** How many of those that match the search each choice would show. */
  readonly counts: Readonly<Record<Shown, number>>;
}

interface StockRequest {
  readonly shown: Shown;
  readonly search: string;
  readonly order: StockOrder;
  /** Of each van (`partsOfEach`): they are the same at every letter of a search. */
  readonly parts: readonly (readonly StockPart[])[];
  /** Vans that keep their place though they belong elsewhere by now. */
  readonly kept?: ReadonlySet<number>;
  readonly looks?: Looks;
}

/** What the list shows. */
export function viewStock(
  all: readonly ListedVehicle[],
  { shown, search, order, parts, kept, looks }: StockRequest,
  today: IsoDate,
): StockView {
  const wanted: Sought = soughtWords(search, all);
  const counts = Object.fromEntries(SHOWN.map((choice) => [choice, 0])) as Record<Shown, number>;
  const listed: Listed[] = [];
  all.forEach((vehicle, place) => {
    if (!isSought(vehicle, wanted)) return;
    const belongsTo = parts[place] ?? [];
    counts.all += 1;
    counts[vehicle.stockStatus] += 1;
    if (vehicle.isSold) counts['sold-flag'] += 1;
    for (const part of belongsTo) counts[part] += 1;
    if (shown !== 'all' && !isUnder(shown, vehicle, belongsTo) && !kept?.has(vehicle.id)) return;
    const needsAttention = belongsTo.includes('attention');
    listed.push({ vehicle, urgency: needsAttention ? urgency(vehicle, today) : 0, looks: looks?.[vehicle.id] ?? 0 });
  });
  return { vehicles: inOrder(listed, order), counts };
}
