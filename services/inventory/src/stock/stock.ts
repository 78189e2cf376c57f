import { STOCK_TAG, vehicleTag } from '@forecourt/contracts';
import { EventFeed, type FeedSubscription, isStoreUnavailable, type Logger, withDeadline } from '@forecourt/server-kit';
import { afterCommit, LOGGER, ResponseCache } from '@forecourt/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { VehicleEntity, type VehicleRow } from '../vehicles/vehicle.entity.ts';
import { StockIndex } from './stock-index.ts';

/** How long an answer waits for the table while NATS is down, in milliseconds, before it uses what is in memory. */
const COMPARE_TIMEOUT_MS = 1_000;

/** Keeps the index and the response cache consistent with the table (ADR 003). */
@Injectable()
export class Stock implements OnModuleInit {
  readonly #index = new StockIndex();
  readonly #rows: Repository<VehicleRow>;
  #subscription: FeedSubscription | undefined;
  #comparing: Promise<void> = Promise.resolve();
  #compareNext: Promise<void> | undefined;
  /** How many announced changes could not be read. */
  #missed = 0;

  constructor(
    dataSource: DataSource,
    private readonly feed: EventFeed,
    private readonly cache: ResponseCache,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#rows = dataSource.getRepository(VehicleEntity);
  }

  /** Subscribes before reading the table, so that no change is missed in between. */
  async onModuleInit(): Promise<void> {
    this.#subscription = this.feed.subscribe(
      'inventory.vehicle.>',
      ({ entityId, entityVersion }) =>
        this.#catchUp(async () => {
          if (this.#index.versionOf(Number(entityId)) < entityVersion) await this.#refresh([Number(entityId)]);
        }),
      () => this.#catchUp(() => this.#compare()),
    );
    await this.#compare();
  }

  /**
   * The current stock. The table is read first while NATS is down or an announced change could not be read. If the table is
   * unavailable, the stock in memory is used unless it is known to be outdated: without the table nothing can change either.
   * @param wanted a vehicle to read from the table if it is unknown, as another replica may just have added it.
   */
  async current(wanted?: number): Promise<StockIndex> {
    if (this.#missed > 0) await this.#compare();
    else if (!this.feed.connected)
      await withDeadline(this.#compare(), COMPARE_TIMEOUT_MS).catch((error: unknown) => this.#ignoreUnavailable(error));
    if (wanted !== undefined && !this.#index.find(wanted)) await this.#refresh([wanted]);
    return this.#index;
  }

  /** The last event that the stock certainly includes; null before the first. */
  get position(): string | null {
    return this.#subscription?.position ?? null;
  }

  /** Applies changed rows when their transaction commits. */
  applyOnCommit(manager: EntityManager, rows: readonly VehicleRow[]): void {
    afterCommit(manager, () => this.#apply(rows));
  }

  /**
   * Reads what differs from the table. Callers share a comparison only until it begins: one in progress may have read the table
   * before the change that the caller knows of.
   */
  #compare(): Promise<void> {
    this.#compareNext ??= this.#comparing
      .catch(() => undefined)
      .then(() => {
        this.#compareNext = undefined;
        this.#comparing = this.#readDifferences();
        return this.#comparing;
      });
    return this.#compareNext;
  }

  #ignoreUnavailable(error: unknown): void {
    if (!isStoreUnavailable(error)) throw error;
    this.logger.warn({ err: error }, 'the stock is answered as it was last known');
  }

  async #readDifferences(): Promise<void> {
    const missed = this.#missed;
    const stored = await this.#rows.find({ select: { id: true, version: true }, withDeleted: true });
    await this.#refresh(stored.filter(({ id, version }) => this.#index.versionOf(id) < version).map(({ id }) => id));
    this.#missed -= missed;
  }

  /** An event arrives only once: if its change cannot be read, nothing cached may be sent until a comparison has succeeded. */
  async #catchUp(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error }, 'could not read a change of the stock');
      this.#missed += 1;
      this.cache.clear();
    }
  }

  async #refresh(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) this.#apply(await this.#rows.find({ where: { id: In(ids) }, withDeleted: true }));
  }

  #apply(rows: readonly VehicleRow[]): void {
    const tags = rows.filter((row) => this.#index.apply(row)).map(({ id }) => vehicleTag(id));
    if (tags.length > 0) this.cache.drop([STOCK_TAG, ...tags]);
  }
}
