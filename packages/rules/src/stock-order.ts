import type { StockEntry } from './stock-entry.ts';
import type { SortOrder } from './vehicle-terms.ts';

/** The sort keys of a vehicle in every order, enough to continue a list even after the vehicle is removed. */
export type StockPosition = Pick<StockEntry, 'id' | 'pricePence' | 'year' | 'makeKey'>;
export type StockComparator = (a: StockPosition, b: StockPosition) => number;

/** The default order (product §4). */
export const DEFAULT_SORT_ORDER: SortOrder = 'price_asc';

/** The four orders of the stock; ties are sorted by id, so that every order is total. */
export const STOCK_COMPARATORS: Readonly<Record<SortOrder, StockComparator>> = {
  price_asc: (a, b) => a.pricePence - b.pricePence || a.id - b.id,
  price_desc: (a, b) => b.pricePence - a.pricePence || a.id - b.id,
  year_desc: (a, b) => b.year - a.year || a.id - b.id,
  make_asc: (a, b) => {
    if (a.makeKey === b.makeKey) return a.id - b.id;
    return a.makeKey < b.makeKey ? -1 : 1;
  },
};
