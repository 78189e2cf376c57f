import type { BodyChoice, Condition, FuelType, SortOrder, StockStatus, Transmission } from '@forecourt/rules';

/** What the visitor narrows the stock down to (product §3). Empty lists, `null` and '' mean no filter. */
export interface StockFilters {
  readonly make: readonly string[];
  readonly bodyType: readonly BodyChoice[];
  readonly fuelType: readonly FuelType[];
  readonly transmission: readonly Transmission[];
  readonly condition: readonly Condition[];
  /** By availability (D37): Sold is what is sold, whatever its status; In Stock is for sale. */
  readonly stockStatus: readonly StockStatus[];
  /** Whole pounds, both inclusive. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly monthlyMin: number | null;
  readonly monthlyMax: number | null;
  /** In kg, mm and m³; the least that is wanted. */
  readonly payloadMin: number | null;
  readonly loadLengthMin: number | null;
  readonly loadVolumeMin: number | null;
  /** In mm: what the van fits under. */
  readonly heightMax: number | null;
  /** In mm, both inclusive. */
  readonly wheelbaseMin: number | null;
  readonly wheelbaseMax: number | null;
  /** Both inclusive. */
  readonly yearMin: number | null;
  readonly yearMax: number | null;
  /** In miles, inclusive. */
  readonly mileageMax: number | null;
  /** At least so many. */
  readonly seatsMin: number | null;
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
  'heightMax',
  'wheelbaseMin',
  'wheelbaseMax',
  'yearMin',
  'yearMax',
  'mileageMax',
  'seatsMin',
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
  heightMax: null,
  wheelbaseMin: null,
  wheelbaseMax: null,
  yearMin: null,
  yearMax: null,
  mileageMax: null,
  seatsMin: null,
  cleanAir: false,
  search: '',
  sortBy: 'price_asc',
};

/** What a stock status is called where the stock is filtered by it (D37). */
export const AVAILABILITY_LABELS: Readonly<Record<StockStatus, string>> = {
  'In Stock': 'For sale',
  'Due In': 'Due in',
  'Deposit Taken': 'Deposit taken',
  Sold: 'Sold',
};

/** Takes one value of a list filter in or out. */
export function toggleInList(filters: StockFilters, key: ListKey, value: string): StockFilters {
  const before: readonly string[] = filters[key];
  const after = before.includes(value) ? before.filter((item) => item !== value) : [...before, value];
  return { ...filters, [key]: after };
}

/** How many of the filters under 'More filters' are set; a pair of bounds counts as one. */
export function countMoreFilters(filters: StockFilters): number {
  const { payloadMin, loadLengthMin, loadVolumeMin, heightMax, wheelbaseMin, wheelbaseMax, cleanAir } = filters;
  const bounds = [payloadMin, loadLengthMin, loadVolumeMin, heightMax, wheelbaseMin ?? wheelbaseMax];
  return bounds.filter((bound) => bound !== null).length + (cleanAir ? 1 : 0);
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
