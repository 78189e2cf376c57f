import { foldText, type StockEntry } from './stock-entry.ts';
import { type BoundKey, type FlagKey, type ListKey, type MeasureKey, STOCK_FILTERS, type StockRange } from './stock-filters.ts';

export type StockTest = (entry: StockEntry) => boolean;

/** What search words can mean besides the URL's filters. An absent or empty filter matches everything. */
interface WordFilter {
  /** Whole pounds that a buyer pays, inclusive; including VAT if it is added. */
  readonly payMin?: number | undefined;
  readonly payMax?: number | undefined;
  /** In mm, inclusive. */
  readonly loadHeightMin?: number | undefined;
  /** Width of the flat load floor, in mm. */
  readonly floorWidthMin?: number | undefined;
  /** Of the van itself, in mm, inclusive. */
  readonly lengthMax?: number | undefined;
  /** Weight of a braked trailer in kg. A van without a recorded limit matches if it has a tow bar. */
  readonly tows?: number | undefined;
  /** Miles on one charge. */
  readonly rangeMin?: number | undefined;
  /** First registered on or after this date (YYYY-MM-DD); without a recorded date, 1 January of the van's year counts. */
  readonly registeredFrom?: string | undefined;
  /** Words that must all occur, in any order and place; accents and case do not matter. */
  readonly search?: string | undefined;
  /** A prefix of a word of its features or description. */
  readonly described?: string | undefined;
  /** It must have one of these. */
  readonly tags?: readonly string[] | undefined;
}

/** All filters: {@link STOCK_FILTERS} and those from search words. */
export type StockFilter = WordFilter & { readonly [Key in ListKey]?: readonly string[] | undefined } & {
  readonly [Key in BoundKey]?: number | undefined;
} & { readonly [Key in FlagKey]?: boolean | undefined };

const atLeast = (fact: MeasureKey, least: number): StockTest => {
  return (entry) => {
    const value = entry[fact];
    return value !== null && value >= least;
  };
};
const atMost = (fact: MeasureKey, most: number): StockTest => {
  return (entry) => {
    const value = entry[fact];
    return value !== null && value <= most;
  };
};
const boundTest = (side: 'min' | 'max', { fact, worth = 1 }: Pick<StockRange, 'fact' | 'worth'>, value: number): StockTest =>
  (side === 'min' ? atLeast : atMost)(fact, value * worth);

/** The words of a search, folded for comparison. */
export const searchWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

const WORD_TESTS: { readonly [Key in keyof WordFilter]-?: (value: NonNullable<WordFilter[Key]>) => StockTest | null } = {
  payMin: (value) => boundTest('min', { fact: 'payPence', worth: 100 }, value),
  payMax: (value) => boundTest('max', { fact: 'payPence', worth: 100 }, value),
  loadHeightMin: (value) => atLeast('loadHeight', value),
  floorWidthMin: (value) => atLeast('floorWidth', value),
  lengthMax: (value) => atMost('length', value),
  tows:
    (value) =>
    ({ towingLimit, tags }) =>
      towingLimit === null ? tags.has('feature:towbar') : towingLimit >= value,
  rangeMin: (value) => atLeast('range', value),
  registeredFrom: (value) => (entry) => entry.registered >= value,
  search: (value) => {
    const words = searchWords(value);
    return words.length === 0 ? null : (entry) => words.every((word) => entry.text.includes(word));
  },
  described: (value) => (entry) => entry.prose.includes(` ${value}`),
  tags: (value) => (entry) => value.some((tag) => entry.tags.has(tag)),
};

const listTest = (fact: keyof StockEntry, wanted: readonly string[]): StockTest => {
  const values: ReadonlySet<unknown> = new Set(fact === 'makeKey' ? wanted.map(foldText) : wanted);
  if (fact === 'bodyType') return ({ bodyType }) => bodyType.some((body) => values.has(body));
  return (entry) => values.has(entry[fact]);
};

/** The test of one filter; null if it matches everything. */
const testOf = (key: string, value: unknown): StockTest | null => {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return null;
  const row = Object.hasOwn(STOCK_FILTERS, key) ? STOCK_FILTERS[key as keyof typeof STOCK_FILTERS] : undefined;
  if (row === undefined) return WORD_TESTS[key as keyof WordFilter](value as never);
  if (row.kind === 'list') return listTest(row.fact, value as readonly string[]);
  if (row.kind === 'bound') return boundTest(row.side, row.range, value as number);
  const { of } = row;
  return 'tag' in of ? (entry) => entry.tags.has(of.tag) : (entry) => entry[of.fact];
};

/** A test for all filters. Build it once per search and apply it to every entry. */
export const stockTest = (filter: StockFilter): StockTest => {
  const [first, ...rest] = Object.entries(filter).flatMap(([key, value]) => testOf(key, value) ?? []);
  if (first === undefined) return () => true;
  // Most filters are a single test, which is returned as it is for speed.
  return rest.length === 0 ? first : (entry) => first(entry) && rest.every((test) => test(entry));
};
