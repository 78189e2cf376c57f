import { readStockQuery, type UnreadValue } from '@forecourt/rules';
import { BUDGETS } from './budgets.ts';
import { NO_FILTERS, type StockFilters } from './stock-filters.ts';

/** The filters in an address, and the values in it that could not be read. */
export interface StockAddress {
  readonly filters: StockFilters;
  readonly unread: readonly UnreadValue[];
}

/**
 * Reads an address as the API reads its query; invalid values are ignored (D10). `budget` comes from the home page's form without
 * scripts.
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
