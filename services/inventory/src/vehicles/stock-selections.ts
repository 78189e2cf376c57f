import type { VehicleFilter } from '@forecourt/contracts';
import { type StockEntry, type StockTest, stockTest } from '@forecourt/rules';
import { IdSet } from './id-set.ts';

interface Selection {
  readonly test: StockTest;
  readonly ids: IdSet;
}

const FIRST_CAPACITY = 1_024;
/** Enough for what a sidebar offers and visitors type; those not asked for longest make room. */
const MOST_SELECTIONS = 256;

/**
 * Answers which vehicles pass a filter. A filter is the meeting of its parts ("make is Ford", "price from £10,000"), and
 * visitors ask for few different parts in many combinations: each part's vehicles are kept, and kept right with every
 * change, so that 10,000 vans are only all tested for a part that nobody asked for before.
 */
export class StockSelections {
  readonly #entries = new Map<number, StockEntry>();
  readonly #parts = new Map<string, Selection>();
  #capacity = FIRST_CAPACITY;

  get entries(): Iterable<StockEntry> {
    return this.#entries.values();
  }

  /** Records a vehicle's present state, or with null that it is gone. */
  put(id: number, entry: StockEntry | null): void {
    if (entry === null) this.#entries.delete(id);
    else this.#entries.set(id, entry);
    if (id >= this.#capacity) this.#grow(id);
    for (const { test, ids } of this.#parts.values()) ids.put(id, entry !== null && test(entry));
  }

  select(filter: VehicleFilter): IdSet {
    const parts = Object.entries(filter).filter(([, value]) => value !== undefined);
    return parts.map(([name, value]) => this.#part({ [name]: value })).reduce((met, ids) => met.and(ids), this.#part({}));
  }

  #part(filter: VehicleFilter): IdSet {
    const key = JSON.stringify(filter);
    const { test, ids } = this.#parts.get(key) ?? this.#selection(filter);
    // The oldest of a map comes first: asked for again is youngest again.
    this.#parts.delete(key);
    this.#parts.set(key, { test, ids });
    const [oldest] = this.#parts.keys();
    if (this.#parts.size > MOST_SELECTIONS && oldest !== undefined) this.#parts.delete(oldest);
    return ids;
  }

  #selection(filter: VehicleFilter): Selection {
    const test = stockTest(filter);
    const ids = new IdSet(this.#capacity);
    for (const entry of this.#entries.values()) if (test(entry)) ids.put(entry.id, true);
    return { test, ids };
  }

  #grow(id: number): void {
    this.#capacity = 2 ** Math.ceil(Math.log2(id + 1));
    this.#parts.clear();
  }
}
