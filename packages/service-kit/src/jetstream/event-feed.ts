import { Injectable } from '@nestjs/common';
import type { Envelope } from '@forecourt/contracts';

export type FeedHandler = (event: Envelope & { readonly data: unknown }) => void;

/** Every replica hears every event from now on; for caches. */
@Injectable()
export class EventFeed {
  get connected(): boolean {
    return false;
  }

  subscribe(_subject: string, _handler: FeedHandler, _onReset?: () => void): void {}
}
