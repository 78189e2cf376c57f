import { CONDITION_LABELS } from './badges.ts';
import { formatPounds } from './money.ts';
import { formatNumber } from './number-format.ts';
import { CUBIC_METRES, KILOGRAMS, MILES, MILLIMETRES, POUNDS, POUNDS_A_MONTH, SEATS, YEAR } from './quantities.ts';
import type { Quantity } from './quantity.ts';
import type { StockEntry } from './stock-entry.ts';
import {
  amountOf,
  type QueryReader,
  readMakes,
  readOrder,
  readSearch,
  readTrue,
  termsOf,
  type UnreadValue,
} from './stock-query.ts';
import { BODY_CHOICES, CONDITIONS, FUEL_TYPES, STOCK_STATUSES, type StockStatus, TRANSMISSIONS } from './vehicle-terms.ts';

/** Labels of the availability filter (D37). */
export const AVAILABILITY_LABELS: Readonly<Record<StockStatus, string>> = {
  'In Stock': 'For sale',
  'Due In': 'Due in',
  'Deposit Taken': 'Deposit taken',
  Sold: 'Sold',
};

export type MeasureKey = {
  [Key in keyof StockEntry]: StockEntry[Key] extends number | null ? Key : never;
}[keyof StockEntry];

/** A range filter with inclusive bounds; a van without the value never matches (D8). */
export interface StockRange {
  readonly fact: MeasureKey;
  /** The factor from the bound's unit to the fact's; 1 by default. */
  readonly worth?: number;
  readonly quantity: Quantity;
  /** The reason why a text is not a bound: "not a price". */
  readonly unread: string;
  /** The wording of a chip: text around the range, and text that replaces it after a single bound. */
  readonly write: (amount: number) => string;
  readonly before?: string;
  readonly after?: string;
  readonly atLeast?: string;
  readonly atMost?: string;
}

// Prices are recorded without VAT, whichever price is shown first.
const PRICE: StockRange = {
  fact: 'pricePence',
  worth: 100,
  quantity: POUNDS,
  unread: 'not a price',
  write: formatPounds,
  after: ' plus VAT',
};
const MONTHLY: StockRange = {
  fact: 'monthlyPrice',
  quantity: POUNDS_A_MONTH,
  unread: 'not a price',
  write: formatPounds,
  after: ' a month',
};
const YEARS: StockRange = {
  fact: 'year',
  quantity: YEAR,
  unread: 'not a year',
  write: String,
  before: 'Year ',
  atLeast: ' or newer',
  atMost: ' or older',
};
const measure = (fact: MeasureKey, quantity: Quantity, unread: string, words: Omit<Partial<StockRange>, 'fact'>): StockRange => ({
  fact,
  quantity,
  unread,
  write: formatNumber,
  ...words,
});
const MILEAGE = measure('mileage', MILES, 'not a mileage', { after: ' miles' });
const SEATING = measure('seats', SEATS, 'not a number of seats', { write: String, atLeast: ' seats or more' });
const PAYLOAD = measure('payload', KILOGRAMS, 'not a weight', { before: 'Payload ', after: ' kg' });
const LOAD_LENGTH = measure('loadLength', MILLIMETRES, 'not a length', { before: 'Load length ', after: ' mm' });
const LOAD_VOLUME = measure('loadVolume', CUBIC_METRES, 'not a volume', { before: 'Load volume ', after: ' m³' });
const HEIGHT = measure('height', MILLIMETRES, 'not a height', { after: ' mm high' });
const WHEELBASE = measure('wheelbase', MILLIMETRES, 'not a length', { before: 'Wheelbase ', after: ' mm' });

/** A list filter: a van matches if its fact is or includes one of the values. Labels are needed where they differ from the values. */
const list = <Value extends string>(
  fact: keyof StockEntry,
  read: QueryReader<readonly Value[]>,
  labels?: Readonly<Record<string, string>>,
) => ({ kind: 'list' as const, fact, read, labels });
const bound = (side: 'min' | 'max', range: StockRange) => ({
  kind: 'bound' as const,
  side,
  range,
  read: amountOf(range.quantity, range.unread),
});
/** A boolean filter by a fact or a tag; matches everything if absent. */
const flag = (of: { readonly fact: 'cleanAir' } | { readonly tag: string }, label: string, note: string) => ({
  kind: 'flag' as const,
  of,
  label,
  note,
  read: readTrue,
});

/**
 * The filters of the stock (product §2 and §7, D6–D8): how each is written in a URL and parsed, which vans it matches and what its
 * chip says. Page, URL, API, counts and chips are derived from this table, in its order.
 */
export const STOCK_FILTERS = {
  /** Makes are not a fixed list, so they match case-insensitively: "ford" is Ford. */
  make: list('makeKey', readMakes),
  bodyType: list('bodyType', termsOf(BODY_CHOICES, 'not a body type')),
  fuelType: list('fuelType', termsOf(FUEL_TYPES, 'not a fuel type')),
  transmission: list('transmission', termsOf(TRANSMISSIONS, 'not a transmission')),
  condition: list('condition', termsOf(CONDITIONS, 'not a condition'), CONDITION_LABELS),
  /** By availability (D37): a van with `isSold` only matches Sold. */
  stockStatus: list('stockStatus', termsOf(STOCK_STATUSES, 'not a stock status'), AVAILABILITY_LABELS),
  priceMin: bound('min', PRICE),
  priceMax: bound('max', PRICE),
  monthlyMin: bound('min', MONTHLY),
  monthlyMax: bound('max', MONTHLY),
  payloadMin: bound('min', PAYLOAD),
  loadLengthMin: bound('min', LOAD_LENGTH),
  loadVolumeMin: bound('min', LOAD_VOLUME),
  heightMax: bound('max', HEIGHT),
  wheelbaseMin: bound('min', WHEELBASE),
  wheelbaseMax: bound('max', WHEELBASE),
  yearMin: bound('min', YEARS),
  yearMax: bound('max', YEARS),
  mileageMax: bound('max', MILEAGE),
  seatsMin: bound('min', SEATING),
  cleanAir: flag(
    { fact: 'cleanAir' },
    'Clean air zone compliant',
    'Euro 6 diesel, Euro 4 petrol or newer, and electric vans pay no daily charge.',
  ),
  towBar: flag({ tag: 'feature:towbar' }, 'Tow bar', 'Please ask us what a van may tow.'),
} as const;

type Rows = typeof STOCK_FILTERS;
export type FilterKey = keyof Rows;
type KeyOf<Kind> = { [Key in FilterKey]: Rows[Key] extends { kind: Kind } ? Key : never }[FilterKey];
export type ListKey = KeyOf<'list'>;
export type BoundKey = KeyOf<'bound'>;
export type FlagKey = KeyOf<'flag'>;

const keysOf = <Kind extends Rows[FilterKey]['kind']>(kind: Kind) =>
  (Object.keys(STOCK_FILTERS) as FilterKey[]).filter((key) => STOCK_FILTERS[key].kind === kind) as KeyOf<Kind>[];
export const LIST_KEYS: readonly ListKey[] = keysOf('list');
export const BOUND_KEYS: readonly BoundKey[] = keysOf('bound');
export const FLAG_KEYS: readonly FlagKey[] = keysOf('flag');

const readers = Object.fromEntries(Object.entries(STOCK_FILTERS).map(([key, { read }]) => [key, read])) as {
  readonly [Key in FilterKey]: Rows[Key]['read'];
};

/**
 * The parsers of each filter and of the order. Page and API share them: what the API refuses, the page ignores and names (D10,
 * D45).
 */
export const STOCK_QUERY = { ...readers, search: readSearch, sortBy: readOrder } as const;

export type StockQueryKey = keyof typeof STOCK_QUERY;
/** A parsed query of the stock. */
export type StockQuery = {
  [Key in StockQueryKey]?: (typeof STOCK_QUERY)[Key] extends QueryReader<infer Value> ? Value : never;
};

/** Parses all keys of a query and collects values that could not be parsed. Other keys are ignored. */
export const readStockQuery = (params: {
  getAll(key: string): string[];
}): { readonly query: StockQuery; readonly unread: readonly UnreadValue[] } => {
  const readings = Object.entries(STOCK_QUERY).map(([key, read]) => [key, read(params.getAll(key))] as const);
  return {
    query: Object.fromEntries(readings.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]]))),
    unread: readings.flatMap(([, { unread }]) => unread),
  };
};
