import { type AddValues, estimateOf, startValues } from './add-values.ts';
import { checkValues, MISSING_PRICE } from './check-values.ts';

const FINANCE = { annualRatePercent: 12, termMonths: 60, deposit: 5_000 };
const start = startValues(null, ' hv24 qan ', FINANCE);
const check = (values: Partial<AddValues>) =>
  checkValues({ ...start, make: 'Ford', model: 'Transit', year: '2022', price: '18995', ...values }, {}, FINANCE);
const LENGTH = 'Enter a length, for example 3,400 mm or 3.4 m';
const WEIGHT = 'Enter a weight, for example 1,200 kg or 1.2 t';
const faultsIn = (values: Partial<AddValues>) => {
  const checked = check(values);
  return 'faults' in checked ? checked.faults : {};
};

it('begins with what the dealership usually finances with, for a used van that qualifies for VAT', () => {
  expect(start).toMatchObject({
    registrationNumber: 'HV24 QAN',
    condition: 'used',
    vatQualifying: true,
    stockStatus: 'In Stock',
    deposit: '5,000',
    termMonths: '60',
  });
});

it('makes a body of what was typed, with the estimate as the monthly price and nothing for what is empty', () => {
  const typed = {
    price: '£18,995',
    mileage: '18,420',
    engineSize: '2.0',
    payload: '1,393',
    loadVolume: '10.5',
    euroStatus: ' Euro 6 ',
    features: ['Towbar'],
    images: ['/objects/uploads/a'],
  };
  expect(check(typed)).toEqual({
    body: expect.objectContaining({
      registrationNumber: 'HV24 QAN',
      make: 'Ford',
      year: 2022,
      price: '18995.00',
      monthlyPrice: 311,
      mileage: 18_420,
      engineSize: 2,
      payload: 1_393,
      loadVolume: 10.5,
      loadLength: null,
      specifications: { euroStatus: 'Euro 6' },
      bodyType: null,
      description: null,
      features: ['Towbar'],
      images: ['/objects/uploads/a'],
    }),
  });
});

it.each<[Partial<AddValues>, Partial<Record<keyof AddValues, string>>]>([
  [{ price: '' }, { price: MISSING_PRICE }],
  [{ price: '   ' }, { price: MISSING_PRICE }],
  [{ price: '123456789' }, { price: 'Enter pounds up to 9,999,999.99, for example 28,995' }],
  [{ price: '28995.555' }, { price: 'Enter an amount in pounds, for example 14,250 or 14k' }],
  [
    { loadWidth: 'abc', grossWeight: '3.5 m' },
    { loadWidth: LENGTH, grossWeight: WEIGHT },
  ],
  [{ deposit: '10%' }, { deposit: 'Enter an amount in pounds, for example 14,250 or 14k' }],
  [{ registrationNumber: 'AA19 AAA!!!' }, { registrationNumber: 'Enter a UK registration, for example AB12 CDE' }],
  [
    { payload: '4 t', grossWeight: '3.5t', loadWidth: 'abc' },
    { payload: "The payload can't be more than the gross weight, 3,500 kg", loadWidth: LENGTH },
  ],
  [{ payload: '4 t', grossWeight: '3.5t' }, { payload: "The payload can't be more than the gross weight, 3,500 kg" }],
  [
    { make: ' ', model: '' },
    { make: 'Enter the make, in up to 60 characters', model: 'Enter the model, in up to 80 characters' },
  ],
  [{ year: '1989' }, { year: 'Enter a year from 1990 to 2030' }],
  [{ year: '' }, { year: 'Enter a year from 1990 to 2030' }],
  [{ mileage: '-5' }, { mileage: 'Enter miles, for example 45,000 or 45k' }],
  [{ mileage: '3000k' }, { mileage: 'Enter whole miles from 0 to 2,000,000' }],
  [{ power: '140.5' }, { power: 'Enter a power, for example 140 bhp' }],
  [{ payload: '20001' }, { payload: 'Enter whole kilograms from 0 to 20,000' }],
  [{ loadLength: '3044.5' }, { loadLength: LENGTH }],
  [{ seats: '0' }, { seats: 'Enter a whole number from 1 to 9' }],
  [{ engineSize: '21' }, { engineSize: 'Enter litres from 0 to 20' }],
])('refuses %j', (values, faults) => {
  expect(faultsIn(values)).toEqual(faults);
});

it.each<[string, string, string, number | null]>([
  ['18995', '5000', '60', 311],
  ['£18,995.00', '5,000', '60', 311],
  ['18995', '5000', '24', 659],
  ['18995', '', '60', 423],
  ['5000', '5000', '60', 0],
  ['4000', '5000', '60', 0],
  ['', '5000', '60', 0],
  ['18995.555', '5000', '60', null],
  ['18995', '10%', '60', null],
  ['19k', '5k', '60', 311],
])('estimates %s with %s down over %s months at £%p a month', (price, deposit, termMonths, estimate) => {
  expect(estimateOf({ price, deposit, termMonths }, FINANCE)).toBe(estimate);
});

it('saves no monthly price where there is nothing to finance', () => {
  expect(check({ price: '4000' })).toMatchObject({ body: { monthlyPrice: null } });
});
