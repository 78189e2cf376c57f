import {
  BOUND_KEYS,
  type BoundKey,
  FLAG_KEYS,
  type FlagKey,
  LIST_KEYS,
  type ListKey,
  type SortOrder,
  type StockQuery,
} from '@forecourt/rules';

/** The visitor's filters (product §2). Empty lists, `null`, `false` and '' mean no filter. */
export type StockFilters = { readonly [Key in ListKey]: NonNullable<StockQuery[Key]> } & {
  readonly [Key in BoundKey]: number | null;
} & { readonly [Key in FlagKey]: boolean } & { readonly search: string; readonly sortBy: SortOrder };

const all = (keys: readonly string[], value: unknown) => keys.map((key) => [key, value] as const);

export const NO_FILTERS = {
  ...Object.fromEntries([...all(LIST_KEYS, []), ...all(BOUND_KEYS, null), ...all(FLAG_KEYS, false)]),
  search: '',
  sortBy: 'price_asc',
} as unknown as StockFilters;

/** Adds a value to a list filter, or removes it. */
export function toggleInList(filters: StockFilters, key: ListKey, value: string): StockFilters {
  const before: readonly string[] = filters[key];
  const after = before.includes(value) ? before.filter((item) => item !== value) : [...before, value];
  return { ...filters, [key]: after };
}

/** The filters as a query string in canonical order, lists with commas, without empty values. */
export function writeStockFilters(filters: StockFilters): string {
  const params = new URLSearchParams();
  for (const key of LIST_KEYS) if (filters[key].length > 0) params.set(key, filters[key].join(','));
  for (const key of BOUND_KEYS) if (filters[key] !== null) params.set(key, String(filters[key]));
  for (const key of FLAG_KEYS) if (filters[key]) params.set(key, 'true');
  if (filters.search !== '') params.set('search', filters.search);
  if (filters.sortBy !== NO_FILTERS.sortBy) params.set('sortBy', filters.sortBy);
  return params.toString().replaceAll('%2C', ',');
}
