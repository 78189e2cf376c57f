import { stockEntry } from '@forecourt/rules';
import type { ChatStock, StockedVan } from '../chat/chat-engine.ts';
import type { StockedVehicleRow } from './stocked-vehicle.entity.ts';

/** The stock in memory. Changes may come in any order and more than once: the version decides. */
export class StockCopy {
  #snapshot: ChatStock | null = null;
  readonly #vans = new Map<number, StockedVan>();
  /** Of removed vans too, so that no late change brings one back. */
  readonly #versions = new Map<number, number>();

  /** The stock as it is now; the same object until it changes. */
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

  /** Of the vans here, those with a higher id. */
  versionsBehind(id: number): Map<number, number> {
    const ids = [...this.#vans.keys()].filter((other) => other > id);
    return new Map(ids.map((other) => [other, this.versionOf(other)]));
  }

  /** 0 for one that was never heard of. */
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
