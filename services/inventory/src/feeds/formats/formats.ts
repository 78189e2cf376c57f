import type { StockFeedName } from '@forecourt/contracts';
import { DMS14 } from './dms14.ts';
import type { FeedFormat } from './feed-format.ts';
import { META } from './meta.ts';
import { STOCK } from './stock.ts';

export const FORMATS: Readonly<Record<StockFeedName, FeedFormat>> = { stock: STOCK, dms14: DMS14, meta: META };
