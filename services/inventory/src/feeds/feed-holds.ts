import type { StockFeed, Vehicle } from '@forecourt/contracts';
import { detailImages } from '@forecourt/rules';
import type { FeedFormat } from './formats/feed-format.ts';

/** What a feed has of these vans. */
export function feedHolds(vans: readonly Vehicle[], { includes }: FeedFormat): StockFeed['holds'] {
  const included = vans.filter(includes);
  const withoutPicture = included.filter((van) => detailImages(van).length === 0).length;
  return { vans: included.length, withoutPicture, sold: vans.length - included.length };
}
