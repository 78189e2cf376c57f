import { readStockQuery, type UnreadValue } from '@forecourt/rules';
import { BUDGETS } from './budgets.ts';
import { BOUND_KEYS, LIST_KEYS, NO_FILTERS, type StockFilters } from './stock-filters.ts';

/** What an address asks, and what in it no filter could be made of. */
export interface StockAddress {
  readonly filters: StockFilters;
  readonly unread: readonly UnreadValue[];
}

/**
 * Reads an address as the API reads its query; what cannot be read is ignored (D10). `budget` comes from the home page's
 * form without scripts.
 */
export function readStockAddress(params: URLSearchParams): StockAddress {
  const { query, unread } = readStockQuery(params);
  const named = params.get('budget') ?? '';
  const budget = BUDGETS.find(({ value }) => value === named);
  return {
    filters: { ...NO_FILTERS, ...budget?.bounds, ...query },
    unread: budget ? unread : [...unread, { value: named, reason: 'not a budget' }],
  };
}

/** The filters as query strings carry them, in one order, lists with commas, nothing that says nothing. */
export function writeStockFilters(filters: StockFilters): string {
  const params = new URLSearchParams();
  for (const key of LIST_KEYS) if (filters[key].length > 0) params.set(key, filters[key].join(','));
  for (const key of BOUND_KEYS) if (filters[key] !== null) params.set(key, String(filters[key]));
  if (filters.cleanAir) params.set('cleanAir', 'true');
  if (filters.search !== '') params.set('search', filters.search);
  if (filters.sortBy !== NO_FILTERS.sortBy) params.set('sortBy', filters.sortBy);
  return params.toString().replaceAll('%2C', ',');
}
