import { isAsRecentAs, STOCK_AS_OF_HEADER, STOCK_TAG, vehicleTag } from '@forecourt/contracts';
import type { EventFeed, FeedSubscription, StoredAnswer, TaggedCache } from '@forecourt/server-kit';
import type { ApiAnswer } from '@forecourt/web-kit';

/** Answers below this path must state the stock's position. */
const STOCK_PATH = '/api/vehicles';

export interface StockAnswers {
  readonly note: (path: string, answer: ApiAnswer) => void;
  /** Whether all answers include every event received so far: only then may a page made of them be cached (ADR 003). */
  readonly areRecent: () => boolean;
}

/** Evicts cached pages that a change of the stock affects, and tells whether an answer about the stock is up to date. */
export class StockFeed {
  readonly #subscription: FeedSubscription;

  constructor(feed: EventFeed, cache: TaggedCache<StoredAnswer>) {
    this.#subscription = feed.subscribe(
      'inventory.vehicle.>',
      ({ entityId }) => cache.drop([STOCK_TAG, vehicleTag(entityId)]),
      () => cache.clear(),
    );
  }

  /** Records the answers that one page depends on. */
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
