import { addDays } from './iso-date.ts';
import { type Stocked, stockPartsOf } from './stock-attention.ts';

const TODAY = '2026-11-27';
const whole: Stocked = { hasPictures: true, missingFacts: 0, isSold: false, stockStatus: 'In Stock', specifications: {} };
const partsOf = (change: Partial<Stocked>, daysAgo = 0) => stockPartsOf({ ...whole, ...change }, addDays(TODAY, -daysAgo), TODAY);

it.each<[Partial<Stocked>, string[]]>([
  [{}, ['age-30']],
  [{ hasPictures: false, missingFacts: 1 }, ['no-pictures', 'no-facts', 'age-30']],
  [{ isHeld: true }, ['not-on-site', 'age-30']],
  [{ isHeld: true, isSold: true }, ['not-on-site']],
  [{ missingFacts: 2 }, ['no-facts', 'age-30']],
  [{ specifications: { motDueDate: '2026-12-20' } }, ['attention', 'age-30']],
  [{ specifications: { taxDueDate: '2026-11-20' } }, ['attention', 'age-30']],
  [{ specifications: { motDueDate: '2027-06-01' } }, ['age-30']],
  [{ hasPictures: false, missingFacts: 1, stockStatus: 'Due In' }, ['no-pictures', 'no-facts']],
  [{ hasPictures: false, missingFacts: 1, stockStatus: 'Sold' }, []],
  [{ specifications: { motDueDate: '2026-12-20' }, isSold: true }, []],
  [{ hasPictures: false, missingFacts: 1, isSold: true }, []],
])('a van with %j belongs to %j', (change, parts) => expect(partsOf(change)).toEqual(parts));

it.each([
  [-3, 'age-30'],
  [0, 'age-30'],
  [30, 'age-30'],
  [31, 'age-60'],
  [60, 'age-60'],
  [61, 'age-90'],
  [90, 'age-90'],
  [91, 'age-over'],
  [4_000, 'age-over'],
])('%d days in stock are %s', (days, part) => expect(partsOf({}, days)).toEqual([part]));
