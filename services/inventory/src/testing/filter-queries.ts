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
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);

/** Misspelt words and their corrections, if no van has the word as typed. */
const MEANINGS: Readonly<Record<string, string>> = {
  transt: 'transit',
  sprintr: 'sprinter',
  mercedez: 'mercedes',
  citreon: 'citroen',
  deisel: 'diesel',
  vw: 'volkswagen',
  pannel: 'panel',
};
const MISSPELT = ['transt', 'mercedez sprintr', 'Citreon', 'deisel ford', 'vw crafter', 'pannel van', 'hv24qam'];

/** Query strings with any combination of the list's filters. */
export const filterQueries: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    make: commaJoined('make'),
    bodyType: commaJoined('bodyType'),
    fuelType: commaJoined('fuelType'),
    transmission: commaJoined('transmission'),
    condition: commaJoined('condition'),
    stockStatus: fc.oneof(commaJoined('stockStatus'), fc.constant('In Stock,Awaiting Delivery')),
    priceMin: fc.oneof(whole(0, 40_000), fc.constant('15000')),
    priceMax: fc.oneof(whole(10_000, 60_000), fc.constant('15000')),
    monthlyMin: whole(0, 500),
    monthlyMax: whole(200, 800),
    payloadMin: whole(500, 1_500),
    loadLengthMin: whole(2_000, 4_500),
    loadVolumeMin: whole(3, 16),
    heightMax: whole(1_800, 3_000),
    wheelbaseMin: whole(2_500, 4_500),
    wheelbaseMax: whole(2_500, 4_500),
    yearMin: whole(2015, 2026),
    yearMax: whole(2015, 2026),
    mileageMax: whole(0, 120_000),
    seatsMin: whole(2, 9),
    cleanAir: fc.constant('true'),
    search: fc.constantFrom('transit', 'CITROEN relay', 'hv24', 'hv24qan', 'white', '  ', 'no such van', ...MISSPELT),
  },
  { requiredKeys: [] },
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const haystackOf = ({ make, model, derivative, registrationNumber: plate, bodyType, fuelType, colour }: Vehicle): string =>
  plain([make, model, derivative, plate, plate?.replaceAll(' ', ''), bodyType, fuelType, colour].join(' '));

const entersCleanAir = ({ fuelType, specifications: { euroStatus } }: Vehicle): boolean => {
  if (fuelType === 'Electric') return true;
  if (fuelType === 'Petrol') return ['Euro 4', 'Euro 5', 'Euro 6'].includes(euroStatus ?? '');
  return fuelType !== null && euroStatus === 'Euro 6';
};

/**
 * A reference implementation of the filters, written from the specification (§3, §7; D6–D8) and not from the code under test.
 * How a misspelt word is corrected depends on the whole stock.
 */
export const passes = (van: Vehicle, query: Record<string, string>, stock: readonly Vehicle[]): boolean => {
  for (const name of LIST_NAMES) {
    const text = query[name] ?? '';
    if (['', 'all', 'any', 'New & Used'].includes(text)) continue;
    const wanted = text.split(',').map((value) => (value === 'Awaiting Delivery' ? 'Due In' : value));
    const has = name === 'stockStatus' && van.isSold ? 'Sold' : van[name];
    if (!wanted.includes(has ?? 'not known')) return false;
  }
  const { priceMin, priceMax, monthlyMin, monthlyMax, search = '' } = query;
  if (priceMin && Number(van.price) < Number(priceMin)) return false;
  if (priceMax && Number(van.price) > Number(priceMax)) return false;
  if ((monthlyMin || monthlyMax) && van.monthlyPrice === null) return false;
  if (monthlyMin && Number(van.monthlyPrice) < Number(monthlyMin)) return false;
  if (monthlyMax && Number(van.monthlyPrice) > Number(monthlyMax)) return false;
  const { heightMax, payloadMin, loadLengthMin, loadVolumeMin, wheelbaseMin, wheelbaseMax } = query;
  if (payloadMin && !(van.payload !== null && van.payload >= Number(payloadMin))) return false;
  if (loadLengthMin && !(van.loadLength !== null && van.loadLength >= Number(loadLengthMin))) return false;
  if (loadVolumeMin && !(van.loadVolume !== null && van.loadVolume >= Number(loadVolumeMin))) return false;
  if (heightMax && !(van.height !== null && van.height <= Number(heightMax))) return false;
  if (wheelbaseMin && !(van.wheelbase !== null && van.wheelbase >= Number(wheelbaseMin))) return false;
  if (wheelbaseMax && !(van.wheelbase !== null && van.wheelbase <= Number(wheelbaseMax))) return false;
  const { yearMin, yearMax, mileageMax, seatsMin } = query;
  if (yearMin && van.year < Number(yearMin)) return false;
  if (yearMax && van.year > Number(yearMax)) return false;
  if (mileageMax && (van.mileage ?? (van.condition === 'new' ? 0 : Number.POSITIVE_INFINITY)) > Number(mileageMax)) return false;
  if (seatsMin && (van.seats ?? 0) < Number(seatsMin)) return false;
  if (query['cleanAir'] && !entersCleanAir(van)) return false;
  return plain(search)
    .split(' ')
    .filter((word) => word !== 'van')
    .every((word) => {
      const meant = stock.some((any) => haystackOf(any).includes(word)) ? word : (MEANINGS[word] ?? word);
      return haystackOf(van).includes(meant);
    });
};
