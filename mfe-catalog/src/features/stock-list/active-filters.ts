import { CONDITION_LABELS, type Condition, formatNumber, formatPounds } from '@forecourt/rules';
import { type BoundKey, LIST_KEYS, type StockFilters, toggleInList } from '../../stock/stock-filters.ts';

/** What the filter of clean air zones is called. */
export const CLEAN_AIR_LABEL = 'Euro 6 / clean air zones';

export interface ActiveFilter {
  /** "Diesel", "Under £25,000". */
  readonly label: string;
  /** The filters when it is taken off. */
  readonly without: StockFilters;
}

interface Range {
  readonly minKey: BoundKey;
  readonly maxKey?: BoundKey;
  readonly write: (amount: number) => string;
  /** Words before and after the range. */
  readonly before?: string;
  readonly after?: string;
}

const millimetres = (length: number): string => `${formatNumber(length)} mm`;

const RANGES: readonly Range[] = [
  { minKey: 'priceMin', maxKey: 'priceMax', write: formatPounds },
  { minKey: 'monthlyMin', maxKey: 'monthlyMax', write: formatPounds, after: ' a month' },
  { minKey: 'payloadMin', write: (weight) => `${formatNumber(weight)} kg`, before: 'Payload ' },
  { minKey: 'loadLengthMin', write: millimetres, before: 'Load length ' },
  { minKey: 'loadVolumeMin', write: (volume) => `${formatNumber(volume)} m³`, before: 'Load volume ' },
  { minKey: 'wheelbaseMin', maxKey: 'wheelbaseMax', write: millimetres, before: 'Wheelbase ' },
];

function activeRange(filters: StockFilters, { minKey, maxKey, write, before = '', after = '' }: Range): ActiveFilter[] {
  const min = filters[minKey];
  const max = maxKey ? filters[maxKey] : null;
  const words = { from: before ? 'from' : 'From', upTo: before ? 'up to' : 'Up to' };
  if (min === null && max === null) return [];
  const range =
    min === null
      ? `${words.upTo} ${write(max ?? 0)}`
      : max === null
        ? `${words.from} ${write(min)}`
        : `${write(min)} to ${write(max)}`;
  return [{ label: before + range + after, without: { ...filters, [minKey]: null, ...(maxKey && { [maxKey]: null }) } }];
}

/** What the list is narrowed down by, each with the way to take it off. */
export function activeFilters(filters: StockFilters): ActiveFilter[] {
  const lists = LIST_KEYS.flatMap((key) =>
    filters[key].map((value: string) => ({
      label: key === 'condition' ? CONDITION_LABELS[value as Condition] : value,
      without: toggleInList(filters, key, value),
    })),
  );
  const search = filters.search === '' ? [] : [{ label: `“${filters.search}”`, without: { ...filters, search: '' } }];
  return [
    ...lists,
    ...RANGES.flatMap((range) => activeRange(filters, range)),
    ...(filters.cleanAir ? [{ label: CLEAN_AIR_LABEL, without: { ...filters, cleanAir: false } }] : []),
    ...search,
  ];
}
