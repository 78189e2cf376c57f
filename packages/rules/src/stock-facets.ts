import type { StockEntry } from './stock-entry.ts';
import { listTest, type StockFilter, ungroupedTest } from './stock-filter.ts';

export type FacetCounts = Record<string, number>;

/** Name → how many vehicles, per group of the filter sidebar. Values that no vehicle has are not in it. */
export interface StockFacets {
  readonly byMake: FacetCounts;
  readonly byBodyType: FacetCounts;
  readonly byFuelType: FacetCounts;
}

const add = (counts: Map<string, number>, value: string | null): void => {
  if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
};

const always = (): boolean => true;

/**
 * Counts each group with every filter but its own, in one pass: a vehicle that passes everything counts in all three
 * groups, one that fails a single group counts in that group only, since there its own filter is left out.
 */
export const countFacets = (entries: Iterable<StockEntry>, filter: StockFilter): StockFacets => {
  const passes = ungroupedTest(filter);
  const makeTest = listTest(filter, 'make') ?? always;
  const bodyTest = listTest(filter, 'bodyType') ?? always;
  const fuelTest = listTest(filter, 'fuelType') ?? always;
  const makes = new Map<string, number>();
  const bodies = new Map<string, number>();
  const fuels = new Map<string, number>();

  for (const entry of entries) {
    if (!passes(entry)) continue;
    const make = makeTest(entry);
    const body = bodyTest(entry);
    const fuel = fuelTest(entry);
    if (body && fuel) add(makes, entry.make);
    if (make && fuel) add(bodies, entry.bodyType);
    if (make && body) add(fuels, entry.fuelType);
  }
  return { byMake: Object.fromEntries(makes), byBodyType: Object.fromEntries(bodies), byFuelType: Object.fromEntries(fuels) };
};
