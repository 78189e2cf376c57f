import type { UnderstoodSearch } from '@forecourt/contracts';
import {
  BOUND_KEYS,
  type BoundKey,
  FLAG_KEYS,
  LIST_KEYS,
  type ListKey,
  type SortOrder,
  STOCK_FILTERS,
  type StockRange,
} from '@forecourt/rules';
import { NO_FILTERS, type StockFilters, toggleInList } from '../../stock/stock-filters.ts';

export interface ActiveFilter {
  /** "Diesel", "Under £25,000". */
  readonly label: string;
  /** The filters without this one. */
  readonly without: StockFilters;
}

interface Range extends StockRange {
  readonly minKey?: BoundKey | undefined;
  readonly maxKey?: BoundKey | undefined;
}

/** The bounds, in pairs if they bound the same measure. */
const RANGES: readonly Range[] = [...new Set(BOUND_KEYS.map((key) => STOCK_FILTERS[key].range))].map((range) => {
  const keyOf = (side: 'min' | 'max') =>
    BOUND_KEYS.find((key) => STOCK_FILTERS[key].range === range && STOCK_FILTERS[key].side === side);
  return { ...range, minKey: keyOf('min'), maxKey: keyOf('max') };
});

function rangeLabel({ write, before = '', after = '', atLeast, atMost }: Range, min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${before}${write(min)}–${write(max)}${after}`;
  const words = min === null ? atMost : atLeast;
  const figure = write(min ?? max ?? 0);
  if (words) return figure + words;
  const bound = min === null ? 'Up to' : 'From';
  return `${before}${before ? bound.toLowerCase() : bound} ${figure}${after}`;
}

function activeRange(filters: StockFilters, range: Range): ActiveFilter[] {
  const { minKey, maxKey } = range;
  const min = minKey ? filters[minKey] : null;
  const max = maxKey ? filters[maxKey] : null;
  if (min === null && max === null) return [];
  return [
    {
      label: rangeLabel(range, min, max),
      without: { ...filters, ...(minKey && { [minKey]: null }), ...(maxKey && { [maxKey]: null }) },
    },
  ];
}

const listLabel = (key: ListKey, value: string): string => STOCK_FILTERS[key].labels?.[value] ?? value;

/** Says which range excludes every van because its minimum is above its maximum; null if none does. */
export function emptyRangeSentence(filters: StockFilters): string | null {
  const empty = RANGES.find(
    ({ minKey, maxKey }) => minKey && maxKey && (filters[minKey] ?? 0) > (filters[maxKey] ?? Number.POSITIVE_INFINITY),
  );
  const [range] = empty ? activeRange(filters, empty) : [];
  return range ? `No van can match “${range.label}”: the first figure is more than the second.` : null;
}

/** The order of the list: the chosen one, or else the one requested by the words of the search. */
export const sortByOf = ({ sortBy }: StockFilters, understood?: UnderstoodSearch): SortOrder =>
  sortBy === NO_FILTERS.sortBy ? (understood?.order?.sortBy ?? sortBy) : sortBy;

/**
 * The filters in force as chips, each with the filters without it (D43).
 * @param understood the meaning of the search's words, once it is known
 */
export function activeFilters(filters: StockFilters, understood?: UnderstoodSearch): ActiveFilter[] {
  const lists = LIST_KEYS.flatMap((key) =>
    filters[key].map((value: string) => ({ label: listLabel(key, value), without: toggleInList(filters, key, value) })),
  );
  const asTyped = filters.search === '' ? [] : [{ label: `“${filters.search}”`, without: '' }];
  const parts = understood && understood.parts.length > 0 ? understood.parts : asTyped;
  return [
    ...parts.map(({ label, without }) => ({ label, without: { ...filters, search: without } })),
    ...lists,
    ...RANGES.flatMap((range) => activeRange(filters, range)),
    ...FLAG_KEYS.filter((key) => filters[key]).map((key) => ({
      label: STOCK_FILTERS[key].label,
      without: { ...filters, [key]: false },
    })),
  ];
}
