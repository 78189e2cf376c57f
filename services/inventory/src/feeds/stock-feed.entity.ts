import type { StockFeedName } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

export interface StockFeedRow {
  name: StockFeedName;
  /** 256 random bits in base64url. Kept readable, because staff look it up, and it gives no more than the site shows. */
  secret: string;
  madeAt: Date;
  lastFetchedAt: Date | null;
}

export const StockFeedEntity = new EntitySchema<StockFeedRow>({
  name: 'StockFeed',
  tableName: 'stock_feed',
  columns: {
    name: { type: 'text', primary: true },
    secret: { type: 'text' },
    madeAt: { type: 'timestamptz', precision: 3, name: 'made_at' },
    lastFetchedAt: { type: 'timestamptz', precision: 3, name: 'last_fetched_at', nullable: true },
  },
});
