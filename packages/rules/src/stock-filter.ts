import { foldText, type StockEntry } from './stock-entry.ts';

/** The filters of the stock (specification §3, D6–D8). An absent or empty filter lets everything through. */
export interface StockFilter {
  readonly make?: readonly string[] | undefined;
  readonly bodyType?: readonly string[] | undefined;
  readonly fuelType?: readonly string[] | undefined;
  readonly transmission?: readonly string[] | undefined;
  readonly condition?: readonly string[] | undefined;
  /** By availability: see `availabilityOf`. */
  readonly stockStatus?: readonly string[] | undefined;
  /** Whole pounds excluding VAT, inclusive. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  /** Whole pounds a month, inclusive; a vehicle without a monthly price then never matches (D8). */
  readonly monthlyMin?: number | undefined;
  readonly monthlyMax?: number | undefined;
  /** At least this much, in kg, mm and m³; what has not been recorded never matches. */
  readonly payloadMin?: number | undefined;
  readonly loadLengthMin?: number | undefined;
  readonly loadVolumeMin?: number | undefined;
  /** In mm, inclusive. */
  readonly wheelbaseMin?: number | undefined;
  readonly wheelbaseMax?: number | undefined;
  /** Inclusive. */
  readonly yearMin?: number | undefined;
  readonly yearMax?: number | undefined;
  /** In miles, inclusive; what has not been recorded never matches. */
  readonly mileageMax?: number | undefined;
  /** At least so many. */
  readonly seatsMin?: number | undefined;
  /** Only vans that enter clean air zones free of charge; `false` lets everything through. */
  readonly cleanAir?: boolean | undefined;
  /** Words that must all occur, in any order and place; accents and case do not matter. */
  readonly search?: string | undefined;
  /** One of these has to be true of it; never part of an address. */
  readonly tags?: readonly string[] | undefined;
}

export type StockTest = (entry: StockEntry) => boolean;
type ListKey = 'make' | 'bodyType' | 'fuelType' | 'transmission' | 'condition' | 'stockStatus';

/** The test of one list filter, or null where it lets everything through. */
const listTest = (filter: StockFilter, key: ListKey): StockTest | null => {
  const wanted = filter[key];
  if (wanted === undefined || wanted.length === 0) return null;
  const values = new Set(wanted);
  return (entry) => {
    const value = entry[key];
    return value !== null && values.has(value);
  };
};

const priceTest = ({ priceMin, priceMax }: StockFilter): StockTest | null => {
  if (priceMin === undefined && priceMax === undefined) return null;
  const min = (priceMin ?? 0) * 100;
  const max = (priceMax ?? Number.POSITIVE_INFINITY) * 100;
  return (entry) => entry.pricePence >= min && entry.pricePence <= max;
};

type MeasureKey = 'year' | 'mileage' | 'seats' | 'monthlyPrice' | 'payload' | 'loadLength' | 'loadVolume' | 'wheelbase';

/** The test of a value between two bounds, both inclusive; one that is not known never passes. */
const rangeTest = (key: MeasureKey, min: number | undefined, max?: number | undefined): StockTest | null => {
  if (min === undefined && max === undefined) return null;
  const least = min ?? 0;
  const most = max ?? Number.POSITIVE_INFINITY;
  return (entry) => {
    const value = entry[key];
    return value !== null && value >= least && value <= most;
  };
};

const cleanAirTest = ({ cleanAir = false }: StockFilter): StockTest | null => (cleanAir ? (entry) => entry.cleanAir : null);

/** The words of a search, as they are compared. */
export const searchWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

const searchTest = ({ search = '' }: StockFilter): StockTest | null => {
  const words = searchWords(search);
  return words.length === 0 ? null : (entry) => words.every((word) => entry.text.includes(word));
};

const tagsTest = ({ tags = [] }: StockFilter): StockTest | null =>
  tags.length === 0 ? null : (entry) => tags.some((tag) => entry.tags.has(tag));

const all = (tests: readonly (StockTest | null)[]): StockTest => {
  const [first, ...rest] = tests.filter((test) => test !== null);
  if (first === undefined) return () => true;
  // Most filters are one test: it is then run on its own, thousands of times.
  return rest.length === 0 ? first : (entry) => first(entry) && rest.every((test) => test(entry));
};

/** Whether a vehicle passes every filter. Build it once for a search and use it on every entry. */
export const stockTest = (filter: StockFilter): StockTest =>
  all([
    listTest(filter, 'make'),
    listTest(filter, 'bodyType'),
    listTest(filter, 'fuelType'),
    listTest(filter, 'transmission'),
    listTest(filter, 'condition'),
    listTest(filter, 'stockStatus'),
    priceTest(filter),
    rangeTest('monthlyPrice', filter.monthlyMin, filter.monthlyMax),
    rangeTest('payload', filter.payloadMin),
    rangeTest('loadLength', filter.loadLengthMin),
    rangeTest('loadVolume', filter.loadVolumeMin),
    rangeTest('wheelbase', filter.wheelbaseMin, filter.wheelbaseMax),
    rangeTest('year', filter.yearMin, filter.yearMax),
    rangeTest('mileage', undefined, filter.mileageMax),
    rangeTest('seats', filter.seatsMin),
    cleanAirTest(filter),
    searchTest(filter),
    tagsTest(filter),
  ]);
