import type { UnderstoodSearch } from '@forecourt/contracts';
import { CONDITION_LABELS, type Condition, formatNumber, formatPounds, type SortOrder, type StockStatus } from '@forecourt/rules';
import {
  AVAILABILITY_LABELS,
  type BoundKey,
  LIST_KEYS,
  type ListKey,
  NO_FILTERS,
  type StockFilters,
  toggleInList,
} from '../../stock/stock-filters.ts';

/** What the filter of clean air zones is called. */
export const CLEAN_AIR_LABEL = 'Clean air zone compliant';

export interface ActiveFilter {
  /** "Diesel", "Under £25,000". */
  readonly label: string;
  /** The filters when it is taken off. */
  readonly without: StockFilters;
}

interface Range {
  readonly minKey?: BoundKey;
  readonly maxKey?: BoundKey;
  readonly write: (amount: number) => string;
  /** Words before and after the range. */
  readonly before?: string;
  readonly after?: string;
  /** Words after a single bound, in place of all others. */
  readonly atLeast?: string;
  readonly atMost?: string;
}

const RANGES: readonly Range[] = [
  // Prices are recorded without VAT, whichever of the two is shown first.
  { minKey: 'priceMin', maxKey: 'priceMax', write: formatPounds, after: ' plus VAT' },
  { minKey: 'monthlyMin', maxKey: 'monthlyMax', write: formatPounds, after: ' a month' },
  { minKey: 'yearMin', maxKey: 'yearMax', write: String, before: 'Year ', atLeast: ' or newer', atMost: ' or older' },
  { maxKey: 'mileageMax', write: formatNumber, after: ' miles' },
  { minKey: 'seatsMin', write: String, atLeast: ' seats or more' },
  { minKey: 'payloadMin', write: formatNumber, before: 'Payload ', after: ' kg' },
  { minKey: 'loadLengthMin', write: formatNumber, before: 'Load length ', after: ' mm' },
  { minKey: 'loadVolumeMin', write: formatNumber, before: 'Load volume ', after: ' m³' },
  { maxKey: 'heightMax', write: formatNumber, after: ' mm high' },
  { minKey: 'wheelbaseMin', maxKey: 'wheelbaseMax', write: formatNumber, before: 'Wheelbase ', after: ' mm' },
];

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

const listLabel = (key: ListKey, value: string): string => {
  if (key === 'condition') return CONDITION_LABELS[value as Condition];
  return key === 'stockStatus' ? AVAILABILITY_LABELS[value as StockStatus] : value;
};

/** Says which range excludes every van because its minimum is above its maximum; null where none does. */
export function emptyRangeSentence(filters: StockFilters): string | null {
  const empty = RANGES.find(
    ({ minKey, maxKey }) => minKey && maxKey && (filters[minKey] ?? 0) > (filters[maxKey] ?? Number.POSITIVE_INFINITY),
  );
  const [range] = empty ? activeRange(filters, empty) : [];
  return range ? `No van can match “${range.label}”: the first figure is more than the second.` : null;
}

/** The order the list stands in: chosen, else as the words of the search ask for it. */
export const sortByOf = ({ sortBy }: StockFilters, understood?: UnderstoodSearch): SortOrder =>
  sortBy === NO_FILTERS.sortBy ? (understood?.order?.sortBy ?? sortBy) : sortBy;

/**
 * What the list is narrowed down by, each with the way to take it off (D43).
 * @param understood what the words of its search mean, once that is known
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
    ...(filters.cleanAir ? [{ label: CLEAN_AIR_LABEL, without: { ...filters, cleanAir: false } }] : []),
  ];
}
