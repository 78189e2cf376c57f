import type { StockEntry } from './stock-entry.ts';
import type { SortOrder } from './vehicle-terms.ts';

/** What decides a vehicle's place in every order: enough to say where a list was left, even after the vehicle is gone. */
export type StockPosition = Pick<StockEntry, 'id' | 'pricePence' | 'year' | 'makeKey'>;
export type StockComparator = (a: StockPosition, b: StockPosition) => number;

/** Used where no order is asked for (product §4). */
export const DEFAULT_SORT_ORDER: SortOrder = 'price_asc';

/** The four orders of the stock; vehicles alike in it stand by ascending id, so that every answer has one order only. */
export const STOCK_COMPARATORS: Readonly<Record<SortOrder, StockComparator>> = {
  price_asc: (a, b) => a.pricePence - b.pricePence || a.id - b.id,
  price_desc: (a, b) => b.pricePence - a.pricePence || a.id - b.id,
  year_desc: (a, b) => b.year - a.year || a.id - b.id,
  make_asc: (a, b) => {
    if (a.makeKey === b.makeKey) return a.id - b.id;
    return a.makeKey < b.makeKey ? -1 : 1;
  },
};
