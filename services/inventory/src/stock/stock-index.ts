import {
  type ListedVehicle,
  listedVehicle,
  type Vehicle,
  type VehicleFilter,
  type VehicleSearch,
  type VehicleStats,
  type VehicleSuggestion,
} from '@forecourt/contracts';
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
import type { VehicleRow } from '../vehicles/vehicle.entity.ts';
import { toVehicle } from '../vehicles/vehicle.mapper.ts';
import { FilterIndex } from './filter-index.ts';
import { nearestEntries } from './nearest-entries.ts';
import { cursorOf, decodePosition } from './search-cursor.ts';
import { countBefore, insertEntry, removeEntry } from './sorted-entries.ts';

/** The number shown on a vehicle's page. */
const SIMILAR_VEHICLES = 4;
/** The number shown when a search finds nothing. */
const NEAREST_VEHICLES = 3;

interface IndexedVehicle {
  readonly vehicle: Vehicle;
  readonly entry: StockEntry;
}

export interface SearchResult {
  /** This page of the matches, in order. */
  readonly vehicles: readonly Vehicle[];
  /** The number of matches on all pages. */
  readonly total: number;
  readonly nextCursor: string | null;
}

/** Worked out when it is first asked for: what buyers will miss takes as long as all else. */
const known = new WeakMap<Vehicle, ListedVehicle>();
const listed = (vehicle: Vehicle): ListedVehicle => {
  const inList = known.get(vehicle) ?? listedVehicle(vehicle);
  known.set(vehicle, inList);
  return inList;
};

/** The whole stock in memory, in every sort order (ADR 003). It does not know where rows come from. */
export class StockIndex {
  readonly #byId = new Map<number, IndexedVehicle>();
  /** Not on the site yet. */
  readonly #held = new Map<number, Vehicle>();
  /** Includes removed vehicles, so that an older row read late cannot restore one. */
  readonly #versions = new Map<number, number>();
  readonly #filters = new FilterIndex();
  readonly #orders: Readonly<Record<SortOrder, StockEntry[]>> = { price_asc: [], price_desc: [], year_desc: [], make_asc: [] };

  /** Applies a row unless this or a newer version is known. @returns whether it did. */
  apply(row: VehicleRow): boolean {
    if (row.version <= this.versionOf(row.id)) return false;
    this.#versions.set(row.id, row.version);
    this.#remove(row.id);
    if (row.deletedAt !== null) return true;
    if (row.heldAt === null) this.#add(toVehicle(row));
    else this.#held.set(row.id, toVehicle(row));
    return true;
  }

  /** 0 for an unknown vehicle. */
  versionOf(id: number): number {
    return this.#versions.get(id) ?? 0;
  }

  /** On the site. */
  find(id: number): Vehicle | undefined {
    return this.#byId.get(id)?.vehicle;
  }

  /** For staff: on the site or not. */
  findAny(id: number): Vehicle | undefined {
    return this.find(id) ?? this.#held.get(id);
  }

  /** For staff: what is not on the site yet, in no order. */
  held(): Vehicle[] {
    return [...this.#held.values()];
  }

  /** For staff: the whole stock, as their list has it; what is not on the site yet stands last. */
  listed(): ListedVehicle[] {
    const onSite = this.#orders[DEFAULT_SORT_ORDER].flatMap(({ id }) => this.find(id) ?? []);
    return [...onSite, ...this.held()].map(listed);
  }

  /** Sorted as the query says, otherwise as its search words ask. */
  search({ sortBy: named, limit = Number.POSITIVE_INFINITY, cursor, ...filter }: VehicleSearch): SearchResult {
    const sortBy = named ?? this.#filters.order(filter.search)?.sortBy ?? DEFAULT_SORT_ORDER;
    const matching = this.#filters.select(filter);
    const total = matching.size;
    // One more than the page size, to know whether there is another page.
    const most = Math.min(limit + 1, total);
    const order = this.#orders[sortBy];
    const page: StockEntry[] = [];
    for (let index = this.#startOf(sortBy, cursor); index < order.length && page.length < most; index += 1) {
      const entry = order[index];
      if (entry && matching.has(entry.id)) page.push(entry);
    }
    const more = page.length > limit && page.pop() !== undefined;
    const last = page.at(-1);
    return {
      vehicles: page.flatMap(({ id }) => this.find(id) ?? []),
      total,
      nextCursor: more && last ? cursorOf(sortBy, last) : null,
    };
  }

  /** The counts of the filter sidebar, each group's under all filters but its own. */
  stats(filter: VehicleFilter): VehicleStats {
    return {
      byMake: this.#filters.countBy('make', filter),
      byBodyType: this.#filters.countBy('bodyType', filter),
      byFuelType: this.#filters.countBy('fuelType', filter),
      ...(filter.search?.trim() && { understood: this.#filters.understood(filter.search) }),
    };
  }

  /** The vans that meet most of the filter's criteria; ties are sorted by price. */
  nearest(filter: VehicleFilter): Vehicle[] {
    const nearest = nearestEntries(this.#orders.price_asc, this.#filters.criteria(filter), NEAREST_VEHICLES);
    return nearest.flatMap(({ id }) => this.find(id) ?? []);
  }

  /** Autocomplete for the search. */
  suggest(typed: string): VehicleSuggestion[] {
    return this.#filters.suggest(typed);
  }

  /** The most similar vans; undefined if there is no such vehicle. */
  similar(id: number): Vehicle[] | undefined {
    const vehicle = this.find(id);
    return vehicle && similarVehicles(vehicle, this.vehicles(), SIMILAR_VEHICLES);
  }

  /** The van of the week; null if none qualifies. */
  featured(today: IsoDate): Vehicle | null {
    return featuredVehicle(this.vehicles(), today);
  }

  /** All that are on the site, in no order. */
  vehicles(): Vehicle[] {
    return Array.from(this.#byId.values(), ({ vehicle }) => vehicle);
  }

  /** The index of the first entry after the cursor. */
  #startOf(sortBy: SortOrder, cursor: string | undefined): number {
    if (cursor === undefined) return 0;
    const position = decodePosition(sortBy, cursor);
    const order = this.#orders[sortBy];
    const before = countBefore(order, position, STOCK_COMPARATORS[sortBy]);
    const next = order[before];
    return next && STOCK_COMPARATORS[sortBy](next, position) === 0 ? before + 1 : before;
  }

  #add(vehicle: Vehicle): void {
    const entry = stockEntry(vehicle, saidOfVehicle(vehicle));
    this.#byId.set(vehicle.id, { vehicle, entry });
    this.#filters.put(vehicle.id, entry);
    for (const order of SORT_ORDERS) insertEntry(this.#orders[order], entry, STOCK_COMPARATORS[order]);
  }

  #remove(id: number): void {
    this.#held.delete(id);
    const indexed = this.#byId.get(id);
    if (!indexed) return;
    this.#byId.delete(id);
    this.#filters.put(id, null);
    for (const order of SORT_ORDERS) removeEntry(this.#orders[order], indexed.entry, STOCK_COMPARATORS[order]);
  }
}
