import { setTimeout as delay } from 'node:timers/promises';
import { listStockV1 } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import { askForVehicle, Commands, LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StockCopy } from './stock-copy.ts';
import { storeVehicles } from './store-vehicles.ts';

const RETRY_MS = 2_000;

/** Reconciles the copy with inventory's stock, because events only carry changes and expire after some days. */
@Injectable()
export class StockReconciliation implements BeforeApplicationShutdown {
  #present = new AbortController();
  /** Whether inventory has sent its whole stock since this process started. */
  isDone = false;

  constructor(
    private readonly copy: StockCopy,
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts or restarts in the background, and retries until it is complete. */
  begin(): void {
    this.#present.abort();
    this.#present = new AbortController();
    void this.#take(this.#present.signal);
  }

  /** Asks inventory for an unknown van. Never fails: without an answer the van stays unknown. */
  async learn(id: number): Promise<void> {
    if (this.copy.snapshot.find(id)) return;
    try {
      const vehicle = await askForVehicle(this.commands, id);
      if (vehicle !== null) this.copy.put({ id, version: vehicle.version, vehicle });
    } catch (error) {
      this.logger.warn({ err: error, vehicleId: id }, 'inventory has not told of a van');
    }
  }

  beforeApplicationShutdown(): void {
    this.#present.abort();
  }

  async #take(signal: AbortSignal): Promise<void> {
    let after: number | null = 0;
    let hasToldWhy = false;
    while (after !== null && !signal.aborted) {
      try {
        after = await this.#takePage(after);
      } catch (error) {
        if (!hasToldWhy && !signal.aborted) this.logger.warn({ err: error }, 'inventory has not told its stock yet');
        hasToldWhy = true;
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    if (after === null) this.isDone = true;
  }

  /** @returns where the next page begins; null after the last. */
  async #takePage(after: number): Promise<number | null> {
    // Noted before the request: a van added since then is not missing from the answer.
    const lacking = this.copy.versionsBehind(after);
    const { vehicles, next } = await this.commands.ask(listStockV1, { after });
    for (const { id } of vehicles) lacking.delete(id);
    const removed = [...lacking]
      .filter(([id]) => next === null || id <= next)
      // Its removal was a change whose event was missed.
      .map(([id, version]) => ({ id, version: version + 1, vehicle: null }));
    const news = [...vehicles.map((vehicle) => ({ id: vehicle.id, version: vehicle.version, vehicle })), ...removed].filter(
      ({ id, version }) => version > this.copy.versionOf(id),
    );
    await storeVehicles(this.dataSource.manager, news);
    for (const row of news) this.copy.put(row);
    return next;
  }
}
