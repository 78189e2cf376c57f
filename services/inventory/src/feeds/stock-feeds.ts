import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { STOCK_FEEDS, type StockFeed, type StockFeedName } from '@forecourt/contracts';
import { SETTINGS, StaffActions } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../settings.ts';
import { Stock } from '../stock/stock.ts';
import { feedHolds } from './feed-holds.ts';
import { FORMATS } from './formats/formats.ts';
import { StockFeedEntity, type StockFeedRow } from './stock-feed.entity.ts';

const SECRET_BYTES = 32;

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The feeds of the stock and the secrets in their addresses. */
@Injectable()
export class StockFeeds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
    private readonly stock: Stock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Every feed, also those that are off. */
  async list(): Promise<StockFeed[]> {
    const rows = await this.dataSource.getRepository(StockFeedEntity).find();
    return Promise.all(STOCK_FEEDS.map((name) => this.toFeed(name, rows.find((row) => row.name === name) ?? null)));
  }

  /** Gives a feed a new address; an earlier one stops working at once. */
  async renew(name: StockFeedName): Promise<StockFeed> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const row: StockFeedRow = { name, secret, madeAt: new Date(), lastFetchedAt: null };
    await this.dataSource.transaction(async (manager) => {
      await manager.save(StockFeedEntity, row);
      await this.staffActions.record(manager, { action: 'stock-feed.renewed', recordType: 'stock-feed', recordId: name });
    });
    return this.toFeed(name, row);
  }

  /** Turns a feed off; nothing happens if it is. */
  async turnOff(name: StockFeedName): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(StockFeedEntity, { name });
      if (affected !== 1) return;
      await this.staffActions.record(manager, { action: 'stock-feed.turned-off', recordType: 'stock-feed', recordId: name });
    });
  }

  /** Whether this is the feed's secret; how long it takes does not tell how much of it is right. */
  async opens(name: StockFeedName, secret: string): Promise<boolean> {
    const row = await this.dataSource.getRepository(StockFeedEntity).findOneBy({ name });
    const isRight = timingSafeEqual(digest(secret), digest(row?.secret ?? randomBytes(SECRET_BYTES).toString('base64url')));
    return row !== null && isRight;
  }

  /** Remembers that a feed has been fetched, to the minute, so that a busy reader does not write each time. */
  async markFetched(name: StockFeedName): Promise<void> {
    await this.dataSource.query(
      `UPDATE stock_feed SET last_fetched_at = now()
       WHERE name = $1 AND (last_fetched_at IS NULL OR last_fetched_at < now() - interval '1 minute')`,
      [name],
    );
  }

  private async toFeed(name: StockFeedName, row: StockFeedRow | null): Promise<StockFeed> {
    const { vehicles } = (await this.stock.current()).search({});
    return {
      name,
      address: row && `${this.settings.PUBLIC_URL}/api/feeds/${name}.csv?secret=${row.secret}`,
      madeAt: row?.madeAt.toISOString() ?? null,
      lastFetchedAt: row?.lastFetchedAt?.toISOString() ?? null,
      holds: feedHolds(vehicles, FORMATS[name]),
    };
  }
}
