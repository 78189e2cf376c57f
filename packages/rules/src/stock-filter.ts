import { foldText, type StockEntry } from './stock-entry.ts';

/**
 * The filters of the stock (product §3, D6–D8). An absent or empty filter lets everything through. An address has
 * those of `STOCK_QUERY`; the others are only ever what words of a search mean.
 */
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
  /** Whole pounds that a buyer pays, inclusive: with VAT, where VAT is added. */
  readonly payMin?: number | undefined;
  readonly payMax?: number | undefined;
  /** Whole pounds a month, inclusive; a vehicle without a monthly price then never matches (D8). */
  readonly monthlyMin?: number | undefined;
  readonly monthlyMax?: number | undefined;
  /** At least this much, in kg, mm and m³; what has not been recorded never matches. */
  readonly payloadMin?: number | undefined;
  readonly loadLengthMin?: number | undefined;
  readonly loadVolumeMin?: number | undefined;
  readonly loadHeightMin?: number | undefined;
  /** Width of load floor that is flat. */
  readonly floorWidthMin?: number | undefined;
  /** In mm, inclusive; a van of unknown height never matches. */
  readonly heightMax?: number | undefined;
  /** In mm, inclusive; a van of unknown length never matches. */
  readonly lengthMax?: number | undefined;
  /** First registered on this day or later (YYYY-MM-DD); of what has no such day, the year counts from its beginning. */
  readonly registeredFrom?: string | undefined;
  /** Miles on one charge. */
  readonly rangeMin?: number | undefined;
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
  /** The beginning of a word of its features or its description. */
  readonly described?: string | undefined;
  /** One of these has to be true of it. */
  readonly tags?: readonly string[] | undefined;
}

export type StockTest = (entry: StockEntry) => boolean;
type ListKey = 'make' | 'bodyType' | 'fuelType' | 'transmission' | 'condition' | 'stockStatus';

/** The test of one list filter, or null where it lets everything through. */
const listTest = (filter: StockFilter, key: Exclude<ListKey, 'make' | 'bodyType'>): StockTest | null => {
  const wanted = filter[key];
  if (wanted === undefined || wanted.length === 0) return null;
  const values = new Set(wanted);
  return (entry) => {
    const value = entry[key];
    return value !== null && values.has(value);
  };
};

/** Makes have no list of their own, so that an address may write them in any case: "ford" is Ford. */
const makeTest = ({ make = [] }: StockFilter): StockTest | null => {
  const wanted = new Set(make.map(foldText));
  return wanted.size === 0 ? null : (entry) => wanted.has(entry.makeKey);
};

const bodyTest = ({ bodyType = [] }: StockFilter): StockTest | null => {
  const wanted = new Set(bodyType);
  return wanted.size === 0 ? null : (entry) => entry.bodyType.some((body) => wanted.has(body));
};

const inPence = (pounds: number | undefined): number | undefined => (pounds === undefined ? undefined : pounds * 100);

type MeasureKey = {
  [Key in keyof StockEntry]: StockEntry[Key] extends number | null ? Key : never;
}[keyof StockEntry];

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

const registeredTest = ({ registeredFrom }: StockFilter): StockTest | null =>
  registeredFrom === undefined ? null : (entry) => entry.registered >= registeredFrom;

const cleanAirTest = ({ cleanAir = false }: StockFilter): StockTest | null => (cleanAir ? (entry) => entry.cleanAir : null);

/** The words of a search, as they are compared. */
export const searchWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

const searchTest = ({ search = '' }: StockFilter): StockTest | null => {
  const words = searchWords(search);
  return words.length === 0 ? null : (entry) => words.every((word) => entry.text.includes(word));
};

const describedTest = ({ described }: StockFilter): StockTest | null =>
  described === undefined ? null : (entry) => entry.prose.includes(` ${described}`);

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
    makeTest(filter),
    bodyTest(filter),
    listTest(filter, 'fuelType'),
    listTest(filter, 'transmission'),
    listTest(filter, 'condition'),
    listTest(filter, 'stockStatus'),
    rangeTest('pricePence', inPence(filter.priceMin), inPence(filter.priceMax)),
    rangeTest('payPence', inPence(filter.payMin), inPence(filter.payMax)),
    rangeTest('monthlyPrice', filter.monthlyMin, filter.monthlyMax),
    rangeTest('payload', filter.payloadMin),
    rangeTest('loadLength', filter.loadLengthMin),
    rangeTest('loadVolume', filter.loadVolumeMin),
    rangeTest('loadHeight', filter.loadHeightMin),
    rangeTest('floorWidth', filter.floorWidthMin),
    rangeTest('height', undefined, filter.heightMax),
    rangeTest('length', undefined, filter.lengthMax),
    registeredTest(filter),
    rangeTest('range', filter.rangeMin),
    rangeTest('wheelbase', filter.wheelbaseMin, filter.wheelbaseMax),
    rangeTest('year', filter.yearMin, filter.yearMax),
    rangeTest('mileage', undefined, filter.mileageMax),
    rangeTest('seats', filter.seatsMin),
    cleanAirTest(filter),
    searchTest(filter),
    describedTest(filter),
    tagsTest(filter),
  ]);
