import type { StockEntry } from '@forecourt/rules';
import type { IdSet } from './id-set.ts';

/** Something that is asked for, who has it, and how much it matters. */
export interface Wanted {
  readonly ids: IdSet;
  readonly weight: number;
  /** Who has something like it: half as near. */
  readonly alike?: IdSet | undefined;
}

/** What a van is comes before what it costs and has; a name that is not in stock is still a kind of van. */
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

const CAN_BE_HAD = new Set(['In Stock', 'Due In']);

const nearness = ({ ids, weight, alike }: Wanted, id: number): number => {
  if (ids.has(id)) return weight;
  return alike?.has(id) ? weight / 2 : 0;
};

/** Those of the entries that have most of what is asked for, most first, and of two alike the one that comes first. */
export const nearestEntries = (entries: readonly StockEntry[], wanted: readonly Wanted[], count: number): StockEntry[] =>
  entries
    .filter(({ stockStatus }) => CAN_BE_HAD.has(stockStatus))
    .map((entry) => ({ entry, near: wanted.reduce((sum, want) => sum + nearness(want, entry.id), 0) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ entry }) => entry);
