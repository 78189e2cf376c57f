import { BODY_TYPES, CONDITIONS, FUEL_TYPES, SORT_ORDERS, STOCK_STATUSES, TRANSMISSIONS } from '@forecourt/rules';
import { BUDGETS } from './budgets.ts';
import { BOUND_KEYS, type BoundKey, LIST_KEYS, type ListKey, NO_FILTERS, type StockFilters } from './stock-filters.ts';

const TERMS: Readonly<Partial<Record<ListKey, readonly string[]>>> = {
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  condition: CONDITIONS,
  stockStatus: STOCK_STATUSES,
};
/** Values that mean no filter (D6). */
const NO_FILTER_VALUES = new Set(['', 'all', 'any', 'New & Used']);
/** Another name of a stock status (D7). */
const ALIASES = new Map([['Awaiting Delivery', 'Due In']]);
const LONGEST_NAME = 60;
const LONGEST_SEARCH = 100;

/**
 * The filters an address names. Understands what links carry ("make=Ford,Iveco") and what a form sends without scripts
 * ("make=Ford&make=Iveco", "budget=200-400"); unknown and malformed values are ignored (D10).
 */
export function readStockFilters(params: URLSearchParams): StockFilters {
  const budget = BUDGETS.find(({ value }) => value === params.get('budget'));
  const search = params.get('search')?.trim().slice(0, LONGEST_SEARCH) ?? '';
  const sortBy = SORT_ORDERS.find((order) => order === params.get('sortBy')) ?? NO_FILTERS.sortBy;
  return {
    ...NO_FILTERS,
    ...Object.fromEntries(LIST_KEYS.map((key) => [key, readList(params, key)])),
    ...budget?.bounds,
    ...Object.fromEntries(BOUND_KEYS.flatMap((key) => readBound(params, key))),
    cleanAir: params.get('cleanAir') === 'true',
    search,
    sortBy,
  };
}

function readList(params: URLSearchParams, key: ListKey): string[] {
  const terms = TERMS[key];
  const named = params
    .getAll(key)
    .flatMap((text) => text.split(','))
    .map((part) => part.trim())
    .filter((part) => !NO_FILTER_VALUES.has(part) && part.length <= LONGEST_NAME)
    .map((part) => ALIASES.get(part) ?? part)
    .filter((part) => !terms || terms.includes(part));
  return [...new Set(named)];
}

function readBound(params: URLSearchParams, key: BoundKey): [BoundKey, number][] {
  const text = params.get(key) ?? '';
  return /^\d{1,7}$/.test(text) ? [[key, Number(text)]] : [];
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
