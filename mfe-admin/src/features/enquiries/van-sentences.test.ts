import type { Enquiry } from '@forecourt/contracts';
import { priceInWords, whyOutdated } from './van-sentences.ts';

const VAN = {
  price: '8895.00',
  vatQualifying: true,
  isSold: false,
  stockStatus: 'In Stock',
  isRemoved: false,
} as NonNullable<Enquiry['vehicle']>;
const LETTER = `Thank you. The van is available.\n\nPrice: ${priceInWords(VAN)}\nMileage: 51,200 miles`;

describe('a reply that was kept', () => {
  it.each<[string, string, Partial<typeof VAN> | null, string | null]>([
    ['fits a van that is as it was', LETTER, {}, null],
    ['fits a van that is not known', LETTER, null, null],
    ['may say no price', 'Come and see it.', { price: '8495.00' }, null],
    [
      'says another price than the van has now',
      LETTER,
      { price: '8495.00' },
      'The price is £8,495 plus VAT (£10,194 including VAT) now, and this reply says another.',
    ],
    ['offers a van that is sold', LETTER, { isSold: true }, 'The van has been sold, and this reply does not say so.'],
    [
      'offers a van that is reserved',
      LETTER,
      { stockStatus: 'Deposit Taken' },
      'The van is reserved at the moment, and this reply does not say so.',
    ],
    ['offers a van that is gone', LETTER, { isRemoved: true }, 'The van is no longer for sale, and this reply does not say so.'],
    ['says that the van is sold', 'I am sorry, it has been sold.', { isSold: true }, null],
  ])('%s', (_what, text, change, sentence) => {
    expect(whyOutdated(text, change && { ...VAN, ...change })).toBe(sentence);
  });
});
