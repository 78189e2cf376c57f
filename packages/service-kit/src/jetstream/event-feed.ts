import type { Envelope } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';

/** Events are handed over one after the other: the next waits until every handler of this one is done. */
export type FeedHandler = (event: Envelope & { readonly data: unknown }) => void | Promise<void>;

/** Every replica hears every event from now on; for caches. */
@Injectable()
export class EventFeed {
  get connected(): boolean {
    return false;
  }

  /**
   * The last event that every handler is done with (contracts: `streamPosition`); at first the end of the stream when
   * the feed began. Null while the feed is not connected. Inventory's answers carry it (STOCK_AS_OF_HEADER, ADR 003).
   */
  get position(): string | null {
    return null;
  }

  subscribe(_subject: string, _handler: FeedHandler, _onReset?: () => void | Promise<void>): void {}
}
