import type { Vehicle } from '@forecourt/contracts';
import { type IsoDate, STOCK_STATUSES } from '@forecourt/rules';
import { isSought, type Sought, soughtWords } from './sought-words.ts';
import { inOrder, type Listed, type StockOrder } from './stock-order.ts';
import { urgency } from './vehicle-flags.ts';

export const SHOWN = ['all', ...STOCK_STATUSES, 'sold-flag', 'attention'] as const;
/** Which part of the stock is looked at: all, one status, those marked SOLD, or those whose papers run out. */
export type Shown = (typeof SHOWN)[number];

export const SHOWN_LABELS: Readonly<Record<Shown, string>> = {
  all: 'All',
  'In Stock': 'In Stock',
  'Due In': 'Due In',
  'Deposit Taken': 'Deposit Taken',
  Sold: 'Sold',
  'sold-flag': 'Marked SOLD',
  attention: 'MOT or tax due',
};

/** In the address: the vans that were deleted instead of the stock. */
export const REMOVED = 'removed';

/** Anything that is none of them shows all. */
export const shownOf = (value: string | null): Shown => SHOWN.find((shown) => shown === value) ?? 'all';

/** The choices under which a van is shown. */
const shownUnder = ({ isSold, stockStatus }: Vehicle, rank: number): Shown[] => [
  'all',
  stockStatus,
  ...(isSold ? (['sold-flag'] as const) : []),
  ...(rank > 0 ? (['attention'] as const) : []),
];

export interface StockView {
  readonly vehicles: readonly Vehicle[];
  /** How many of those that match the search each choice would show. */
  readonly counts: Readonly<Record<Shown, number>>;
}

interface StockRequest {
  readonly shown: Shown;
  readonly search: string;
  readonly order: StockOrder;
}

/** What the list shows. */
export function viewStock(all: readonly Vehicle[], { shown, search, order }: StockRequest, today: IsoDate): StockView {
  const wanted: Sought = soughtWords(search, all);
  const counts = Object.fromEntries(SHOWN.map((choice) => [choice, 0])) as Record<Shown, number>;
  const listed: Listed[] = [];
  for (const vehicle of all) {
    if (!isSought(vehicle, wanted)) continue;
    const rank = urgency(vehicle, today);
    const choices = shownUnder(vehicle, rank);
    for (const choice of choices) counts[choice] += 1;
    if (choices.includes(shown)) listed.push({ vehicle, urgency: rank });
  }
  return { vehicles: inOrder(listed, order), counts };
}
