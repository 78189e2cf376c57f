import { CONDITION_LABELS, type Condition, formatPounds } from '@forecourt/rules';
import { type BoundKey, LIST_KEYS, type StockFilters, toggleInList } from '../../stock/stock-filters.ts';

export interface ActiveFilter {
  /** "Diesel", "Under £25,000". */
  readonly label: string;
  /** The filters when it is taken off. */
  readonly without: StockFilters;
}

function activeRange(filters: StockFilters, minKey: BoundKey, maxKey: BoundKey, unit: string): ActiveFilter[] {
  const [min, max] = [filters[minKey], filters[maxKey]];
  if (min === null && max === null) return [];
  const range =
    min === null
      ? `Up to ${formatPounds(max ?? 0)}`
      : max === null
        ? `From ${formatPounds(min)}`
        : `${formatPounds(min)} to ${formatPounds(max)}`;
  return [{ label: `${range}${unit}`, without: { ...filters, [minKey]: null, [maxKey]: null } }];
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
    ...activeRange(filters, 'priceMin', 'priceMax', ''),
    ...activeRange(filters, 'monthlyMin', 'monthlyMax', ' a month'),
    ...search,
  ];
}
