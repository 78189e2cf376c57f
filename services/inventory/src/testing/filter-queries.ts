import type { Vehicle } from '@forecourt/contracts';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, STOCK_STATUSES, TRANSMISSIONS } from '@forecourt/rules';
import fc from 'fast-check';
import { MAKES } from './vehicle-bodies.ts';

const LISTS = {
  make: [...MAKES, 'Unheard of'],
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  condition: CONDITIONS,
  stockStatus: STOCK_STATUSES,
} as const;
type ListName = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as ListName[];

const commaJoined = (name: ListName) =>
  fc.oneof(
    {
      arbitrary: fc.subarray<string>([...LISTS[name]], { minLength: 1, maxLength: 3 }).map((values) => values.join(',')),
      weight: 4,
    },
    { arbitrary: fc.constantFrom('', 'all', 'any', 'New & Used'), weight: 1 },
  );
const pounds = (min: number, max: number) => fc.integer({ min, max }).map(String);

/** Query strings of the list's filters, in every combination. */
export const filterQueries: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    make: commaJoined('make'),
    bodyType: commaJoined('bodyType'),
    fuelType: commaJoined('fuelType'),
    transmission: commaJoined('transmission'),
    condition: commaJoined('condition'),
    stockStatus: fc.oneof(commaJoined('stockStatus'), fc.constant('In Stock,Awaiting Delivery')),
    priceMin: fc.oneof(pounds(0, 40_000), fc.constant('15000')),
    priceMax: fc.oneof(pounds(10_000, 60_000), fc.constant('15000')),
    monthlyMin: pounds(0, 500),
    monthlyMax: pounds(200, 800),
    search: fc.constantFrom('transit', 'CITROEN relay', 'hv24', 'hv24qan', 'white', '  ', 'no such van'),
  },
  { requiredKeys: [] },
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The filters once more, as the specification words them (§3, §7; D6–D8), written apart from the code under test. */
export const passes = (van: Vehicle, query: Record<string, string>): boolean => {
  for (const name of LIST_NAMES) {
    const text = query[name] ?? '';
    if (['', 'all', 'any', 'New & Used'].includes(text)) continue;
    const wanted = text.split(',').map((value) => (value === 'Awaiting Delivery' ? 'Due In' : value));
    if (!wanted.includes(van[name] ?? 'not known')) return false;
  }
  const { priceMin, priceMax, monthlyMin, monthlyMax, search = '' } = query;
  if (priceMin && Number(van.price) < Number(priceMin)) return false;
  if (priceMax && Number(van.price) > Number(priceMax)) return false;
  if ((monthlyMin || monthlyMax) && van.monthlyPrice === null) return false;
  if (monthlyMin && Number(van.monthlyPrice) < Number(monthlyMin)) return false;
  if (monthlyMax && Number(van.monthlyPrice) > Number(monthlyMax)) return false;
  const { make, model, derivative, registrationNumber: plate, bodyType, fuelType, colour } = van;
  const haystack = plain([make, model, derivative, plate, plate?.replaceAll(' ', ''), bodyType, fuelType, colour].join(' '));
  return plain(search)
    .split(' ')
    .every((word) => haystack.includes(word));
};
