import { setTimeout as delay } from 'node:timers/promises';
import { listStockV1 } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import { askForVehicle, Commands, LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StockCopy } from './stock-copy.ts';
import type { StockedVehicleRow } from './stocked-vehicle.entity.ts';
import { storeVehicles } from './store-vehicles.ts';

const RETRY_MS = 2_000;

/** Reconciles the copy with inventory's stock, because events only carry changes and expire after some days. */
@Injectable()
export class StockReconciliation implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();
  #isRunning = false;
  /** Events may have been missed since the present pass began. */
  #isAgain = false;
  /** Known in memory, but not in the table yet. */
  #unstored: readonly StockedVehicleRow[] = [];
  /** Whether inventory has sent its whole stock since this process started. */
  isDone = false;

  constructor(
    private readonly copy: StockCopy,
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reconciles in the background, again after a pass that is under way, and retries until it is complete. */
  begin(): void {
    this.#isAgain = true;
    if (!this.#isRunning) void this.#run();
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
    this.#stopping.abort();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isAgain && !this.#stopping.signal.aborted) {
      this.#isAgain = false;
      await this.#take(this.#stopping.signal);
    }
    this.#isRunning = false;
  }

  async #take(signal: AbortSignal): Promise<void> {
    let after: number | null = 0;
    let hasToldWhy = false;
    while ((after !== null || this.#unstored.length > 0) && !signal.aborted) {
      try {
        if (after !== null) after = await this.#takePage(after);
        if (after === null) this.isDone = true;
        await this.#store(after === null);
      } catch (error) {
        if (!hasToldWhy && !signal.aborted) this.logger.warn({ err: error }, 'the stock is not reconciled yet');
        hasToldWhy = true;
        // A pass that has ended waits for the table only; events missed meanwhile call for the next.
        if (after === null && this.#isAgain) return;
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
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
    for (const row of news) this.copy.put(row);
    this.#unstored = [...this.#unstored, ...news];
    return next;
  }

  /** Answers do not wait for the table: a page that cannot be stored is stored with the last. */
  async #store(isLast: boolean): Promise<void> {
    if (this.#unstored.length === 0) return;
    try {
      await storeVehicles(this.dataSource.manager, this.#unstored);
      this.#unstored = [];
    } catch (error) {
      if (isLast) throw error;
    }
  }
}
