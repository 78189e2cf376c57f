import { patternOf, readEvent, vehicleEvents } from '@forecourt/contracts';
import { EventFeed, type Logger, withDeadline } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import type { ChatStock } from '../chat/chat-engine.ts';
import { stockNotKnown } from './stock.errors.ts';
import { StockCopy } from './stock-copy.ts';
import { StockReconciliation } from './stock-reconciliation.ts';
import { StockedVehicleEntity, type StockedVehicleRow } from './stocked-vehicle.entity.ts';
import { rowOf } from './vehicle-change.ts';

/** How long an answer waits for the table while NATS is down, before it uses what is in memory. */
const COMPARE_TIMEOUT_MS = 1_000;

/** The stock in memory: loaded from the table, updated by events, and reconciled with inventory. */
@Injectable()
export class Stock implements OnModuleInit {
  readonly #rows: Repository<StockedVehicleRow>;

  constructor(
    private readonly copy: StockCopy,
    private readonly taking: StockReconciliation,
    dataSource: DataSource,
    private readonly feed: EventFeed,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#rows = dataSource.getRepository(StockedVehicleEntity);
  }

  /** The service is not ready before the table has been read once. */
  async onModuleInit(): Promise<void> {
    // Before inventory is asked, or what it no longer has would not be missed.
    await this.#compare();
    this.feed.subscribe(
      patternOf(vehicleEvents),
      (event) => {
        const known = readEvent(vehicleEvents, event);
        if (known) this.copy.put(rowOf(known));
      },
      async () => {
        // Inventory tells what has changed even while the table cannot be read.
        this.taking.begin();
        await this.#compare();
      },
      'unhandled',
    );
  }

  /**
   * The current stock. While NATS is down, the table is read first.
   * @param wanted the van that a question is about; inventory is asked for it if it is unknown.
   * @throws {ProblemError} 503 `ASSISTANT.STOCK_NOT_KNOWN` if no van is known and inventory has not confirmed that there is none.
   */
  async current(wanted?: number | null): Promise<ChatStock> {
    if (!this.feed.connected) {
      await withDeadline(this.#compare(), COMPARE_TIMEOUT_MS).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'answers are made of the stock as last known');
      });
    }
    if (this.copy.isEmpty && !this.taking.isDone) throw stockNotKnown();
    if (wanted) await this.taking.learn(wanted);
    return this.copy.snapshot;
  }

  async #compare(): Promise<void> {
    const stored = await this.#rows.find({ select: { id: true, version: true } });
    const newer = stored.filter(({ id, version }) => this.copy.versionOf(id) < version).map(({ id }) => id);
    if (newer.length === 0) return;
    for (const row of await this.#rows.findBy({ id: In(newer) })) this.copy.put(row);
  }
}
