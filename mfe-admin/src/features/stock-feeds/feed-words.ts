import type { StockFeedName } from '@forecourt/contracts';

interface FeedWords {
  readonly name: string;
  /** Who reads it, and what is in it. */
  readonly about: string;
}

export const FEED_WORDS: Readonly<Record<StockFeedName, FeedWords>> = {
  stock: {
    name: 'Spreadsheet',
    about: 'Every fact of every van, sold ones too, as CSV for Excel, Google Sheets or your own programs.',
  },
  dms14: {
    name: 'DMS14',
    about:
      'The vans for sale in the columns that programs write for Auto Trader and other UK marketplaces. Prices are without VAT and marked “+ VAT”.',
  },
  meta: {
    name: 'Meta vehicle catalogue',
    about: 'The vans for sale for advertisements on Facebook and Instagram. Prices include VAT.',
  },
};
