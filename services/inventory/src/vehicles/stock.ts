import { STOCK_TAG, vehicleTag } from '@forecourt/contracts';
import { EventFeed, type FeedSubscription, isStoreUnavailable, type Logger, withDeadline } from '@forecourt/server-kit';
import { afterCommit, LOGGER, ResponseCache } from '@forecourt/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { StockIndex } from './stock-index.ts';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';

/** How long an answer waits for the table while changes cannot be heard of, in milliseconds; then it is made of what is known. */
const COMPARE_WITHIN_MS = 1_000;

/** Keeps the index and the copies made from it level with the table (ADR 003). */
@Injectable()
export class Stock implements OnModuleInit {
  readonly #index = new StockIndex();
  readonly #rows: Repository<VehicleRow>;
  #subscription: FeedSubscription | undefined;
  #comparing: Promise<void> = Promise.resolve();
  #compareNext: Promise<void> | undefined;
  /** How many changes were heard of but could not be read. */
  #missed = 0;

  constructor(
    dataSource: DataSource,
    private readonly feed: EventFeed,
    private readonly cache: ResponseCache,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#rows = dataSource.getRepository(VehicleEntity);
  }

  /** Listens first, so that no change falls between reading the table and hearing of what comes after. */
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
   * The stock as it is now; while changes cannot be heard of, or one could not be read, the table is asked first. A table that
   * is out of reach keeps nobody from the stock as it is known, unless it is known to have changed: without the table there are
   * no changes either.
   * @param wanted a vehicle that another replica may have added a moment ago: the table is asked for one not known here.
   */
  async current(wanted?: number): Promise<StockIndex> {
    if (this.#missed > 0) await this.#compare();
    else if (!this.feed.connected)
      await withDeadline(this.#compare(), COMPARE_WITHIN_MS).catch((error: unknown) => this.#goOnWithout(error));
    if (wanted !== undefined && !this.#index.find(wanted)) await this.#refresh([wanted]);
    return this.#index;
  }

  /** The last event that the stock certainly includes; null before there is one. */
  get position(): string | null {
    return this.#subscription?.position ?? null;
  }

  /** Has a changed row taken over when its transaction commits. */
  takeOverOnCommit(manager: EntityManager, row: VehicleRow): void {
    afterCommit(manager, () => this.#takeOver([row]));
  }

  /**
   * Finds what changed unheard and reads it. Callers share a comparison only while it has not begun: one under way may
   * have read the table before the change its caller knows of.
   */
  #compare(): Promise<void> {
    this.#compareNext ??= this.#comparing
      .catch(() => undefined)
      .then(() => {
        this.#compareNext = undefined;
        this.#comparing = this.#readWhatDiffers();
        return this.#comparing;
      });
    return this.#compareNext;
  }

  #goOnWithout(error: unknown): void {
    if (!isStoreUnavailable(error)) throw error;
    this.logger.warn({ err: error }, 'the stock is answered as it was last known');
  }

  async #readWhatDiffers(): Promise<void> {
    const missed = this.#missed;
    const stored = await this.#rows.find({ select: { id: true, version: true }, withDeleted: true });
    await this.#refresh(stored.filter(({ id, version }) => this.#index.versionOf(id) < version).map(({ id }) => id));
    this.#missed -= missed;
  }

  /** An event comes once: when its change cannot be read, no copy may be answered before a comparison has succeeded. */
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
    if (ids.length > 0) this.#takeOver(await this.#rows.find({ where: { id: In(ids) }, withDeleted: true }));
  }

  #takeOver(rows: readonly VehicleRow[]): void {
    const tags = rows.filter((row) => this.#index.apply(row)).map(({ id }) => vehicleTag(id));
    if (tags.length > 0) this.cache.drop([STOCK_TAG, ...tags]);
  }
}
