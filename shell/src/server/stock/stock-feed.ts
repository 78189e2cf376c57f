import { isAsRecentAs, STOCK_AS_OF_HEADER, STOCK_TAG, vehicleTag } from '@forecourt/contracts';
import type { EventFeed, FeedSubscription, StoredAnswer, TaggedCache } from '@forecourt/server-kit';
import type { ApiAnswer } from '@forecourt/web-kit';

/** Which answers the stock's position has to be told from. */
const STOCK_PATH = '/api/vehicles';

export interface StockAnswers {
  readonly note: (path: string, answer: ApiAnswer) => void;
  /** Whether all of them include every event heard until now: only then may what is made of them be kept (ADR 003). */
  readonly areRecent: () => boolean;
}

/** Drops the kept pages that a change of the stock concerns, and tells whether an answer about the stock is recent. */
export class StockFeed {
  readonly #subscription: FeedSubscription;

  constructor(feed: EventFeed, cache: TaggedCache<StoredAnswer>) {
    this.#subscription = feed.subscribe(
      'inventory.vehicle.>',
      ({ entityId }) => cache.drop([STOCK_TAG, vehicleTag(entityId)]),
      () => cache.clear(),
    );
  }

  /** Notes the answers one page is made of. */
  follow(): StockAnswers {
    const answers: (string | null)[] = [];
    return {
      note: (path, answer) => {
        if (path.startsWith(STOCK_PATH)) answers.push(answer.headers.get(STOCK_AS_OF_HEADER));
      },
      areRecent: () => answers.every((answer) => isAsRecentAs(answer, this.#subscription.latest)),
    };
  }
}
