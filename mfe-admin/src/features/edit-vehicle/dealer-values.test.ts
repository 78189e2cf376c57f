import type { DealerRecord } from '@forecourt/contracts';
import { fromPence } from '@forecourt/rules';
import fc from 'fast-check';
import { type DealerValues, dealerBodyOf, dealerFaults, dealerValuesOf, typedMargin } from './dealer-values.ts';

const EMPTY: DealerValues = { purchasePrice: '', preparationCost: '', dateInStock: '', vin: '' };

const pounds = fc.option(fc.integer({ min: 0, max: 999_999_999 }).map(fromPence), { nil: null });
const records: fc.Arbitrary<DealerRecord> = fc.record({
  purchasePrice: pounds,
  preparationCost: pounds,
  dateInStock: fc.option(fc.constantFrom('2026-03-14', '2025-12-01'), { nil: null }),
  vin: fc.option(fc.constantFrom('WF0XXXTTGXKA12345'), { nil: null }),
  version: fc.nat(),
});

it('a stored record that is shown and saved unchanged stays the same', () => {
  fc.assert(
    fc.property(records, (record) => {
      const values = dealerValuesOf(record);
      expect(dealerFaults(values)).toEqual({});
      expect(dealerBodyOf(values, record.version)).toEqual(record);
    }),
  );
});

it.each([
  [
    'a purchase price in words',
    { purchasePrice: 'ten' },
    { purchasePrice: 'Enter an amount in pounds, for example 14,250 or 14k' },
  ],
  ['a day that is none', { dateInStock: '31/2/26' }, { dateInStock: 'Enter a date, for example 14 March 2027 or 14/3/27' }],
  ['a day to come', { dateInStock: '1 March 2090' }, { dateInStock: 'A van cannot have come into stock in the future' }],
  ['a VIN with the letter O', { vin: 'WF0XXXTTGXKAO2345' }, { vin: 'A VIN has 17 letters and figures, without I, O and Q' }],
  ['a VIN that is cut short', { vin: 'WF0XXXTTGXKA1234' }, { vin: 'A VIN has 17 letters and figures, without I, O and Q' }],
  ['a VIN in small letters with spaces', { vin: 'wf0xxx ttgxka 12345' }, {}],
  ['nothing', {}, {}],
])('%s is answered with what to enter', (_what, typed, faults) => {
  expect(dealerFaults({ ...EMPTY, ...typed })).toEqual(faults);
});

it('there is a margin once both prices can be read, and preparation that cannot be read is left out', () => {
  const sale = { price: '12k', vatQualifying: false, purchasePrice: '£9,000', preparationCost: '?' };
  expect(typedMargin(sale)).toEqual({ margin: 3_000, vatDue: 500, profit: 2_500 });
  expect(typedMargin({ ...sale, purchasePrice: '' })).toBeNull();
  expect(typedMargin({ ...sale, price: 'call us' })).toBeNull();
});
