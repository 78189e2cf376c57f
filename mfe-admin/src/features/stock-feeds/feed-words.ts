import type { StockFeedName } from '@forecourt/contracts';

/** Who reads a feed, and what is in it. */
export const FEED_WORDS: Readonly<Record<StockFeedName, string>> = {
  stock: 'Every fact of every van, sold ones too, as CSV for Excel, Google Sheets or your own programs.',
  dms14:
    'The vans for sale in the columns that programs write for Auto Trader and other UK marketplaces. Prices are without VAT and marked “+ VAT”.',
  meta: 'The vans for sale for advertisements on Facebook and Instagram. Prices include VAT.',
};
