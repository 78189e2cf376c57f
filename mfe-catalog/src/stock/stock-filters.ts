import type { BodyType, Condition, FuelType, SortOrder, StockStatus, Transmission } from '@forecourt/rules';

/** What the visitor narrows the stock down to (specification §3). Empty lists, `null` and '' mean no filter. */
export interface StockFilters {
  readonly make: readonly string[];
  readonly bodyType: readonly BodyType[];
  readonly fuelType: readonly FuelType[];
  readonly transmission: readonly Transmission[];
  readonly condition: readonly Condition[];
  readonly stockStatus: readonly StockStatus[];
  /** Whole pounds, both inclusive. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly monthlyMin: number | null;
  readonly monthlyMax: number | null;
  /** In kg, mm and m³, whole; the least that is wanted. */
  readonly payloadMin: number | null;
  readonly loadLengthMin: number | null;
  readonly loadVolumeMin: number | null;
  /** In mm, both inclusive. */
  readonly wheelbaseMin: number | null;
  readonly wheelbaseMax: number | null;
  /** Only vans that enter clean air zones free of charge. */
  readonly cleanAir: boolean;
  readonly search: string;
  readonly sortBy: SortOrder;
}

export const LIST_KEYS = ['make', 'bodyType', 'fuelType', 'transmission', 'condition', 'stockStatus'] as const;
export const BOUND_KEYS = [
  'priceMin',
  'priceMax',
  'monthlyMin',
  'monthlyMax',
  'payloadMin',
  'loadLengthMin',
  'loadVolumeMin',
  'wheelbaseMin',
  'wheelbaseMax',
] as const;
export type ListKey = (typeof LIST_KEYS)[number];
export type BoundKey = (typeof BOUND_KEYS)[number];

export const NO_FILTERS: StockFilters = {
  make: [],
  bodyType: [],
  fuelType: [],
  transmission: [],
  condition: [],
  stockStatus: [],
  priceMin: null,
  priceMax: null,
  monthlyMin: null,
  monthlyMax: null,
  payloadMin: null,
  loadLengthMin: null,
  loadVolumeMin: null,
  wheelbaseMin: null,
  wheelbaseMax: null,
  cleanAir: false,
  search: '',
  sortBy: 'price_asc',
};

/** Takes one value of a list filter in or out. */
export function toggleInList(filters: StockFilters, key: ListKey, value: string): StockFilters {
  const before: readonly string[] = filters[key];
  const after = before.includes(value) ? before.filter((item) => item !== value) : [...before, value];
  return { ...filters, [key]: after };
}

/** How many of the filters under 'More filters' are set; a pair of bounds counts as one. */
export function countMoreFilters(filters: StockFilters): number {
  const { payloadMin, loadLengthMin, loadVolumeMin, wheelbaseMin, wheelbaseMax, cleanAir } = filters;
  const bounds = [payloadMin, loadLengthMin, loadVolumeMin, wheelbaseMin ?? wheelbaseMax];
  return bounds.filter((bound) => bound !== null).length + (cleanAir ? 1 : 0);
}

/** How many filters are set; a pair of bounds counts as one, the order is not a filter. */
export function countFilters(filters: StockFilters): number {
  const lists = LIST_KEYS.reduce((count, key) => count + filters[key].length, 0);
  const pairs = [filters.priceMin ?? filters.priceMax, filters.monthlyMin ?? filters.monthlyMax];
  const bounds = pairs.filter((bound) => bound !== null).length;
  return lists + bounds + countMoreFilters(filters) + (filters.search === '' ? 0 : 1);
}
