import { PRICE_BASES, type PriceBasis } from '@forecourt/contracts';
import { fromPence, pricePair } from '@forecourt/rules';
import fc from 'fast-check';
import { type PriceSources, rowPrice } from './row-price.ts';
import { vatSaid, vatSaidBeside } from './vat-words.ts';

const from = (sources: Partial<PriceSources>) =>
  rowPrice({ price: '24000', priceHeading: 'Price', vat: '', vatHeading: '', answer: null, ...sources });

const EXCLUDING = { is: 'clear', body: { price: '24000.00', vatQualifying: true } };
const INCLUDING = { is: 'clear', body: { price: '20000.00', vatQualifying: true } };
const MARGIN = { is: 'clear', body: { price: '24000.00', vatQualifying: false } };
const UNCLEAR = { is: 'unclear', body: { price: '24000.00' } };

it.each<[Partial<PriceSources>, unknown]>([
  [{}, UNCLEAR],
  [{ vat: '-' }, UNCLEAR],
  [{ vat: 'n/a' }, UNCLEAR],
  [{ vat: 'Yes', vatHeading: 'VAT' }, UNCLEAR],
  [{ vat: '20%', vatHeading: 'VAT rate' }, UNCLEAR],
  [{ vat: 'N', vatHeading: 'Plus VAT' }, UNCLEAR],
  [{ answer: 'excluding' }, EXCLUDING],
  [{ answer: 'including' }, INCLUDING],
  [{ answer: 'margin' }, MARGIN],
  [{ price: '24,000 + VAT' }, EXCLUDING],
  [{ price: '£24,000 plus VAT', answer: 'including' }, EXCLUDING],
  [{ price: '£24,000 ex VAT' }, EXCLUDING],
  [{ price: '£24,000 excl. V.A.T.' }, EXCLUDING],
  [{ price: '£24,000 VAT not included' }, EXCLUDING],
  [{ price: '£24,000 inc VAT', answer: 'excluding' }, INCLUDING],
  [{ price: '24000 incl.VAT' }, INCLUDING],
  [{ price: '£24,000 NO VAT', answer: 'including' }, MARGIN],
  [{ price: 'NO VAT £24,000.00' }, MARGIN],
  [{ price: '24000 (margin)' }, MARGIN],
  [{ priceHeading: 'Price (ex VAT)' }, EXCLUDING],
  [{ priceHeading: 'PriceExVAT' }, EXCLUDING],
  [{ priceHeading: 'Price without VAT', vat: 'yes', vatHeading: 'VAT qualifying' }, EXCLUDING],
  [{ priceHeading: 'Price without VAT', vat: 'no', vatHeading: 'VAT qualifying' }, MARGIN],
  [{ priceHeading: 'Retail inc VAT' }, INCLUDING],
  [{ priceHeading: 'Retail inc VAT', vat: 'Margin', vatHeading: 'VAT' }, MARGIN],
  [{ vat: 'Inc', vatHeading: 'VAT' }, INCLUDING],
  [{ vat: '+VAT', vatHeading: 'TradePriceExtra' }, EXCLUDING],
  [{ vat: 'Y', vatHeading: 'Plus VAT' }, EXCLUDING],
  [{ vat: 'Y', vatHeading: 'VAT included' }, INCLUDING],
  [{ vat: 'Y', vatHeading: 'Margin scheme' }, MARGIN],
  [{ vat: 'N', vatHeading: 'VAT (Y/N)' }, MARGIN],
  [{ vat: 'M', vatHeading: 'VAT Status' }, MARGIN],
  [{ vat: 'M', vatHeading: 'Margin scheme' }, MARGIN],
  [{ vat: 'Q', vatHeading: 'VAT Status', answer: 'excluding' }, EXCLUDING],
  [{ vat: 'Y', vatHeading: 'VAT (Y/N)', answer: 'including' }, INCLUDING],
  [
    { price: '', vat: 'No', vatHeading: 'VAT' },
    { is: 'clear', body: { vatQualifying: false } },
  ],
  [{ price: 'lots' }, { is: 'clear', body: { price: 'lots' } }],
  [{ price: '24000 from' }, { is: 'clear', body: { price: '24000 from' } }],
  [{ price: '-24000' }, { is: 'clear', body: { price: '-24000' } }],
  [{ price: '24.000' }, { is: 'clear', body: { price: '24.000' } }],
  [{ price: '24000 inc VAT + VAT' }, { is: 'clear', body: { price: '24000 inc VAT + VAT' } }],
  [{ price: '15829.166667 + VAT' }, { is: 'clear', body: { price: '15829.17', vatQualifying: true } }],
])('reads %j as %j', (sources, price) => {
  expect(from(sources)).toEqual(price);
});

it.each<[Partial<PriceSources>, string]>([
  [{ price: '24000 inc VAT', vat: '+ VAT' }, 'Its price says that VAT is included, its VAT column that VAT is added'],
  [{ price: '24000 no VAT', vat: 'Yes' }, 'Its price says that there is no VAT, its VAT column that there is VAT'],
  [{ priceHeading: 'Ex VAT', vat: 'inc' }, 'Its VAT column says that VAT is included, the heading that VAT is added'],
  [{ vat: 'Yes', answer: 'margin' }, 'Its VAT column says that there is VAT, and you said of the file that there is none'],
  ...['POA', 'P.O.A.', 'TBC', 'Call', 'call us', 'Price on application', '-', 'n/a'].map(
    (price): [Partial<PriceSources>, string] => [{ price }, `The price is “${price}”. Vans on the site need a price`],
  ),
  [{ vat: 'maybe', answer: 'margin' }, 'Its VAT column says “maybe”, which is not understood'],
  [
    { price: '12999.99', answer: 'including' },
    'No price without VAT comes to £12,999.99 with it. Give one that is a penny more or less',
  ],
])('refuses %j rather than guess', (sources, says) => {
  expect(from(sources)).toEqual({ is: 'refused', says });
});

const WORDS: Readonly<Record<PriceBasis, readonly string[]>> = {
  excluding: ['+VAT', 'plus VAT', 'ex VAT', 'excl. vat', 'EXC VAT', '(without VAT)', 'VAT excluded', 'not including VAT'],
  including: ['inc VAT', 'INCL. VAT', 'VAT included', 'including VAT', 'vat inclusive', 'with VAT'],
  margin: ['no VAT', 'NO VAT', 'VAT free', 'margin', 'Margin scheme', 'non-VAT', 'VAT exempt'],
};

it.each(PRICE_BASES.flatMap((basis) => WORDS[basis].map((words) => [words, basis] as const)))(
  'knows that %s is %s',
  (words, basis) => {
    expect([vatSaid(words), vatSaidBeside(words)]).toEqual([basis, basis]);
  },
);

const bases = fc.constantFrom(...PRICE_BASES);
const said = bases.chain((basis) => fc.constantFrom(...WORDS[basis]).map((words) => ({ basis, words })));

it('shows on the site exactly what the file says by its meaning, wherever it says it, or refuses the row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      said,
      fc.constantFrom('cell', 'column', 'heading', 'answer'),
      fc.option(bases, { nil: null }),
      (pence, { basis, words }, where, other) => {
        const amount = fromPence(pence);
        const price = from({
          price: where === 'cell' ? `£${amount} ${words}` : amount,
          priceHeading: where === 'heading' ? `Price ${words}` : 'Price',
          vat: where === 'column' ? words : '',
          answer: where === 'answer' ? basis : other,
        });
        if (price.is === 'refused') {
          expect([basis, pence % 6]).toEqual(['including', 3]);
          return;
        }
        const shown = pricePair(price.body.price ?? '', price.body.vatQualifying);
        const asked = shown.vatQualifying ? (basis === 'including' ? shown.includingVat : shown.excludingVat) : shown.price;
        expect([price.is, shown.vatQualifying, asked]).toEqual(['clear', basis !== 'margin', pence / 100]);
      },
    ),
    { numRuns: 1_000 },
  );
});
