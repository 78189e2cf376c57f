import { isBlank, isPlain, madePlain } from './plain-text.ts';
import type { BodyType, Condition, FuelType, SortOrder, StockStatus, Transmission } from './vehicle-terms.ts';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, SORT_ORDERS, STOCK_STATUSES, TRANSMISSIONS } from './vehicle-terms.ts';

/** A value of a query that cannot be read: "abc", "not a price". */
export interface UnreadValue {
  readonly value: string;
  readonly reason: string;
}

/** A value that cannot be read, as a message repeats it: in quotation marks, on one line, and cut after 30 characters. */
export const quotedValue = (value: string): string => `“${madePlain(value).replace(/^(.{30}).+$/su, '$1…')}”`;

/** What a key of the query says; `undefined` where it does not filter. */
export interface QueryReading<Value> {
  readonly value: Value | undefined;
  readonly unread: readonly UnreadValue[];
}

/** Reads every value that a query gives under one key. */
export type QueryReader<Value> = (texts: readonly string[]) => QueryReading<Value>;

/** Values that mean no filter (D6). */
const NO_FILTER = new Set(['all', 'any', 'New & Used']);
const saysNothing = (text: string): boolean => isBlank(text) || NO_FILTER.has(text);
/** Other names of a value (D7). */
const ALIASES = new Map([['Awaiting Delivery', 'Due In']]);
const LONGEST_NAME = 60;

/**
 * Values of one list that are read. A page repeats all of them in the link of each, so it would grow with the square of what
 * an address holds.
 */
const MOST_VALUES = 20;
/** The longest search that is read, in characters. */
export const LONGEST_SEARCH = 100;

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => !saysNothing(text));

/** Lists come joined by commas, as links write them, or one by one, as forms without scripts send them. */
const listOf =
  <Item extends string>(isItem: (text: string) => text is Item, reason: string): QueryReader<readonly Item[]> =>
  (texts) => {
    const items = new Set(trimmed(texts.flatMap((text) => text.split(','))).map((text) => ALIASES.get(text) ?? text));
    const known = [...items].filter(isItem);
    const value = known.slice(0, MOST_VALUES);
    return {
      value: value.length === 0 ? undefined : value,
      unread: [
        ...[...items].filter((text) => !isItem(text)).map((text) => ({ value: text, reason })),
        ...known.slice(MOST_VALUES).map((text) => ({ value: text, reason: `beyond the first ${MOST_VALUES}` })),
      ],
    };
  };

const termsOf = <Term extends string>(terms: readonly Term[], reason: string) =>
  listOf((text): text is Term => terms.some((term) => term === text), reason);

/** One value or none: which of several is meant nobody can tell. */
const oneOf =
  <Value>(read: (text: string) => Value | undefined, reason: string): QueryReader<Value> =>
  (texts) => {
    const [text, ...others] = new Set(trimmed(texts));
    if (text === undefined) return { value: undefined, unread: [] };
    if (others.length > 0)
      return { value: undefined, unread: [{ value: [text, ...others].join(', '), reason: 'more than one value' }] };
    const value = read(text);
    return { value, unread: value === undefined ? [{ value: text, reason }] : [] };
  };

/** Digits with or without commas between thousands; a pound sign may stand in front of an amount. */
const WHOLE_NUMBER = /^£?(\d+|\d{1,3}(,\d{3})+)$/;

/** A whole number of any length: whatever is beyond the largest that can be counted is as good as that. */
const wholeNumber = (reason: string) =>
  oneOf((text) => {
    if (!WHOLE_NUMBER.test(text)) return undefined;
    return Math.min(Number(text.replace(/[£,]/g, '')), Number.MAX_SAFE_INTEGER);
  }, reason);

const price = wholeNumber('not a price');
const year = wholeNumber('not a year');
const millimetres = wholeNumber('not a length in millimetres');

const search: QueryReader<string> = (texts) => {
  const words = texts.map((text) => text.trim()).filter((text) => !isBlank(text));
  const value = words.length === 0 ? undefined : words.join(' ');
  if (value !== undefined && !isPlain(value)) return { value: undefined, unread: [{ value, reason: 'not text' }] };
  if (value === undefined || value.length <= LONGEST_SEARCH) return { value, unread: [] };
  return { value: undefined, unread: [{ value, reason: `longer than ${LONGEST_SEARCH} characters` }] };
};

/**
 * How each filter and the order of the stock are read from a query (specification §3, §7; D6–D8, D10). Page and API read
 * with these: what the API refuses is what the page ignores and names (D45).
 */
export const STOCK_QUERY = {
  make: listOf((text): text is string => text.length <= LONGEST_NAME && isPlain(text), 'not a make'),
  bodyType: termsOf<BodyType>(BODY_TYPES, 'not a body type'),
  fuelType: termsOf<FuelType>(FUEL_TYPES, 'not a fuel type'),
  transmission: termsOf<Transmission>(TRANSMISSIONS, 'not a transmission'),
  condition: termsOf<Condition>(CONDITIONS, 'not a condition'),
  stockStatus: termsOf<StockStatus>(STOCK_STATUSES, 'not a stock status'),
  priceMin: price,
  priceMax: price,
  monthlyMin: price,
  monthlyMax: price,
  payloadMin: wholeNumber('not a weight in kilograms'),
  loadLengthMin: millimetres,
  loadVolumeMin: wholeNumber('not a volume in cubic metres'),
  wheelbaseMin: millimetres,
  wheelbaseMax: millimetres,
  yearMin: year,
  yearMax: year,
  mileageMax: wholeNumber('not a mileage'),
  seatsMin: wholeNumber('not a number of seats'),
  cleanAir: oneOf((text) => (text === 'true' ? true : undefined), 'not “true”'),
  search,
  sortBy: oneOf((text) => SORT_ORDERS.find((order): order is SortOrder => order === text), 'not an order'),
} as const;

export type StockQueryKey = keyof typeof STOCK_QUERY;
/** What a query asks of the stock. */
export type StockQuery = {
  [Key in StockQueryKey]?: (typeof STOCK_QUERY)[Key] extends QueryReader<infer Value> ? Value : never;
};

/** Reads all keys of a query: what it asks, and what could not be read. Keys that are no filters are left alone. */
export const readStockQuery = (params: {
  getAll(key: string): string[];
}): { readonly query: StockQuery; readonly unread: readonly UnreadValue[] } => {
  const readings = Object.entries(STOCK_QUERY).map(([key, read]) => [key, read(params.getAll(key))] as const);
  return {
    query: Object.fromEntries(readings.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]]))),
    unread: readings.flatMap(([, { unread }]) => unread),
  };
};
