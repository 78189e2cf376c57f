import type { StockEntry } from '@forecourt/rules';
import type { IdSet } from './id-set.ts';

/** One thing that a search asks for: the vehicles that have it, and how much it matters. */
export interface Criterion {
  readonly ids: IdSet;
  readonly weight: number;
  /** Vehicles with something similar, which count half. */
  readonly alike?: IdSet | undefined;
}

/** What a van is matters more than what it costs or has. */
const WEIGHTS: Readonly<Record<string, number>> = {
  body: 4,
  bodyType: 4,
  cab: 4,
  name: 3,
  make: 3,
  seats: 3,
  seatsMin: 3,
  fuel: 2,
};
export const weightOf = (kind: string): number => WEIGHTS[kind] ?? 1;

const AVAILABLE = new Set(['In Stock', 'Due In']);

const nearness = ({ ids, weight, alike }: Criterion, id: number): number => {
  if (ids.has(id)) return weight;
  return alike?.has(id) ? weight / 2 : 0;
};

/** The entries that meet the most criteria by weight, best first; ties keep their order. */
export const nearestEntries = (entries: readonly StockEntry[], criteria: readonly Criterion[], count: number): StockEntry[] =>
  entries
    .filter(({ stockStatus }) => AVAILABLE.has(stockStatus))
    .map((entry) => ({ entry, near: criteria.reduce((sum, criterion) => sum + nearness(criterion, entry.id), 0) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ entry }) => entry);
