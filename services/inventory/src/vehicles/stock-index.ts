import type { Vehicle, VehicleFilter, VehicleSearch, VehicleStats, VehicleSuggestion } from '@forecourt/contracts';
import { saidOfVehicle } from '@forecourt/language';
import {
  DEFAULT_SORT_ORDER,
  featuredVehicle,
  type IsoDate,
  SORT_ORDERS,
  type SortOrder,
  STOCK_COMPARATORS,
  type StockEntry,
  similarVehicles,
  stockEntry,
} from '@forecourt/rules';
import { nearestEntries } from './nearest-entries.ts';
import { cursorOf, placeOf } from './search-cursor.ts';
import { countBefore, insertEntry, removeEntry } from './sorted-entries.ts';
import { StockSelections } from './stock-selections.ts';
import type { VehicleRow } from './vehicle.entity.ts';
import { toVehicle } from './vehicle.mapper.ts';

/** Shown on a vehicle's page. */
const SIMILAR_VEHICLES = 4;
/** Shown where nothing is found. */
const NEAREST_VEHICLES = 3;

interface Held {
  readonly vehicle: Vehicle;
  readonly entry: StockEntry;
}

export interface SearchResult {
  /** This part of the matches, in order. */
  readonly vehicles: readonly Vehicle[];
  /** How many match in all. */
  readonly total: number;
  readonly nextCursor: string | null;
}

/** The whole stock in memory, in every order it can be asked for (ADR 003). Knows rows only, and nothing of where they come from. */
export class StockIndex {
  readonly #held = new Map<number, Held>();
  /** Of removed vehicles too, so that an older row read late cannot bring one back. */
  readonly #versions = new Map<number, number>();
  readonly #selections = new StockSelections();
  readonly #orders: Readonly<Record<SortOrder, StockEntry[]>> = { price_asc: [], price_desc: [], year_desc: [], make_asc: [] };

  /** Takes over a row unless it is known in this or a newer version; says whether it did. */
  apply(row: VehicleRow): boolean {
    if (row.version <= this.versionOf(row.id)) return false;
    this.#versions.set(row.id, row.version);
    this.#remove(row.id);
    if (row.deletedAt === null) this.#add(toVehicle(row));
    return true;
  }

  /** 0 for a vehicle never heard of. */
  versionOf(id: number): number {
    return this.#versions.get(id) ?? 0;
  }

  find(id: number): Vehicle | undefined {
    return this.#held.get(id)?.vehicle;
  }

  /** In the order that the query names, else the one that its words ask for. */
  search({ sortBy: named, limit = Number.POSITIVE_INFINITY, cursor, ...filter }: VehicleSearch): SearchResult {
    const sortBy = named ?? this.#selections.order(filter.search)?.sortBy ?? DEFAULT_SORT_ORDER;
    const passing = this.#selections.select(filter);
    const total = passing.size;
    // One more than asked for is looked for, to know whether the list goes on.
    const most = Math.min(limit + 1, total);
    const order = this.#orders[sortBy];
    const part: StockEntry[] = [];
    for (let place = this.#startOf(sortBy, cursor); place < order.length && part.length < most; place += 1) {
      const entry = order[place];
      if (entry && passing.has(entry.id)) part.push(entry);
    }
    const more = part.length > limit && part.pop() !== undefined;
    const last = part.at(-1);
    return {
      vehicles: part.flatMap(({ id }) => this.find(id) ?? []),
      total,
      nextCursor: more && last ? cursorOf(sortBy, last) : null,
    };
  }

  /** The counts of the filter sidebar, each group's with every filter but its own. */
  stats(filter: VehicleFilter): VehicleStats {
    return {
      byMake: this.#selections.countBy('make', filter),
      byBodyType: this.#selections.countBy('bodyType', filter),
      byFuelType: this.#selections.countBy('fuelType', filter),
      ...(filter.search?.trim() && { understood: this.#selections.understood(filter.search) }),
    };
  }

  /** The vans that have most of what the filter asks for, the cheapest first of those alike. */
  nearest(filter: VehicleFilter): Vehicle[] {
    const nearest = nearestEntries(this.#orders.price_asc, this.#selections.wanted(filter), NEAREST_VEHICLES);
    return nearest.flatMap(({ id }) => this.find(id) ?? []);
  }

  /** Typing help for the search. */
  suggest(typed: string): VehicleSuggestion[] {
    return this.#selections.suggest(typed);
  }

  /** Vans to look at instead, most alike first; undefined when there is no such vehicle. */
  similar(id: number): Vehicle[] | undefined {
    const vehicle = this.find(id);
    return vehicle && similarVehicles(vehicle, this.#vehicles(), SIMILAR_VEHICLES);
  }

  /** The van of the week; null when none qualifies. */
  featured(today: IsoDate): Vehicle | null {
    return featuredVehicle(this.#vehicles(), today);
  }

  #vehicles(): Vehicle[] {
    return Array.from(this.#held.values(), ({ vehicle }) => vehicle);
  }

  /** The place in the order right behind the cursor. */
  #startOf(sortBy: SortOrder, cursor: string | undefined): number {
    if (cursor === undefined) return 0;
    const position = placeOf(sortBy, cursor);
    const order = this.#orders[sortBy];
    const before = countBefore(order, position, STOCK_COMPARATORS[sortBy]);
    const next = order[before];
    return next && STOCK_COMPARATORS[sortBy](next, position) === 0 ? before + 1 : before;
  }

  #add(vehicle: Vehicle): void {
    const entry = stockEntry(vehicle, saidOfVehicle(vehicle));
    this.#held.set(vehicle.id, { vehicle, entry });
    this.#selections.put(vehicle.id, entry);
    for (const order of SORT_ORDERS) insertEntry(this.#orders[order], entry, STOCK_COMPARATORS[order]);
  }

  #remove(id: number): void {
    const held = this.#held.get(id);
    if (!held) return;
    this.#held.delete(id);
    this.#selections.put(id, null);
    for (const order of SORT_ORDERS) removeEntry(this.#orders[order], held.entry, STOCK_COMPARATORS[order]);
  }
}
