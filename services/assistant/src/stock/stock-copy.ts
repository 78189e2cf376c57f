import { stockEntry } from '@forecourt/rules';
import type { ChatStock, StockedVan } from '../chat/chat-engine.ts';
import type { StockedVehicleRow } from './stocked-vehicle.entity.ts';

/** The stock in memory. Changes may arrive in any order and more than once; the version decides. */
export class StockCopy {
  #snapshot: ChatStock | null = null;
  readonly #vans = new Map<number, StockedVan>();
  /** Includes removed vans, so that a late change cannot restore one. */
  readonly #versions = new Map<number, number>();

  /** The current snapshot; the same object until the stock changes. */
  get snapshot(): ChatStock {
    if (this.#snapshot === null) {
      const vans = new Map(this.#vans);
      this.#snapshot = { vans: [...vans.values()], find: (id) => vans.get(id) };
    }
    return this.#snapshot;
  }

  get isEmpty(): boolean {
    return this.#vans.size === 0;
  }

  /** The vans in the copy with a higher id. */
  versionsBehind(id: number): Map<number, number> {
    const ids = [...this.#vans.keys()].filter((other) => other > id);
    return new Map(ids.map((other) => [other, this.versionOf(other)]));
  }

  /** 0 for an unknown van. */
  versionOf(id: number): number {
    return this.#versions.get(id) ?? 0;
  }

  put({ id, version, vehicle }: StockedVehicleRow): void {
    if (version <= this.versionOf(id)) return;
    this.#snapshot = null;
    this.#versions.set(id, version);
    if (vehicle === null) this.#vans.delete(id);
    else this.#vans.set(id, { vehicle, entry: stockEntry(vehicle) });
  }
}
