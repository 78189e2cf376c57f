import { z } from 'zod';

/** The formats in which others fetch the stock (ADR 050): every fact, what UK marketplaces read, and Meta's vehicle catalogue. */
export const STOCK_FEEDS = ['stock', 'dms14', 'meta'] as const;
export const stockFeedNameSchema = z.enum(STOCK_FEEDS);
export type StockFeedName = z.infer<typeof stockFeedNameSchema>;

/** Query of GET /api/feeds/{name}.csv. A wrong secret is answered like a feed that is off. */
export const stockFeedQuerySchema = z.strictObject({ secret: z.string().max(200).default('') });

/** An entry of GET /api/feeds. All but the name and what it holds are null while the feed is off. */
export const stockFeedSchema = z.object({
  name: stockFeedNameSchema,
  /** Where it is fetched; whoever has it gets the stock, so it is a secret. */
  address: z.url().nullable(),
  /** Since when it has this address. */
  madeAt: z.iso.datetime().nullable(),
  /** To the minute. */
  lastFetchedAt: z.iso.datetime().nullable(),
  /** The vans that are in it now, or would be, those in it without a picture, and those left out because they are sold. */
  holds: z.object({ vans: z.int(), withoutPicture: z.int(), sold: z.int() }),
});
export type StockFeed = z.infer<typeof stockFeedSchema>;
