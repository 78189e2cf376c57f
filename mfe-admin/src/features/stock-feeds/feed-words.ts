import type { StockFeed, StockFeedName } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';

/** Who reads a feed, and what is in it. */
export const FEED_WORDS: Readonly<Record<StockFeedName, string>> = {
  stock: 'Every fact of every van, sold ones too, as CSV for Excel, Google Sheets or your own programs.',
  dms14:
    'The vans for sale in the columns that programs write for Auto Trader and other UK marketplaces. Prices are without VAT and marked “+ VAT”.',
  meta: 'The vans for sale for advertisements on Facebook and Instagram. Prices include VAT.',
};

const vans = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'van' : 'vans'}`;

/** "61 vans are in it, 12 of them without a picture. 4 are left out: they are sold." */
export function holdsWords({ vans: all, withoutPicture, sold }: StockFeed['holds']): string {
  const bare = withoutPicture > 0 ? `, ${formatNumber(withoutPicture)} of them without a picture` : '';
  const out = sold > 0 ? ` ${formatNumber(sold)} ${sold === 1 ? 'is left out: it is' : 'are left out: they are'} sold.` : '';
  return `${all === 0 ? 'No van' : vans(all)} ${all < 2 ? 'is' : 'are'} in it${bare}.${out}`;
}
