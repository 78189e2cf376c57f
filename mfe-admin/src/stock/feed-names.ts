import type { StockFeedName } from '@forecourt/contracts';

/** What the stock feeds are called. */
export const FEED_NAMES: Readonly<Record<StockFeedName, string>> = {
  stock: 'Spreadsheet',
  dms14: 'DMS14',
  meta: 'Meta vehicle catalogue',
};
