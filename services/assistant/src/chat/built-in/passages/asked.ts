import about from './asked/about.json' with { type: 'json' };
import cookies from './asked/cookie-policy.json' with { type: 'json' };
import dataRights from './asked/data-subject-rights.json' with { type: 'json' };
import dealer from './asked/dealer.json' with { type: 'json' };
import elsewhere from './asked/elsewhere.json' with { type: 'json' };
import finance from './asked/finance.json' with { type: 'json' };
import privacy from './asked/privacy-policy.json' with { type: 'json' };
import services from './asked/services.json' with { type: 'json' };
import terms from './asked/terms-conditions.json' with { type: 'json' };
import warranty from './asked/warranty.json' with { type: 'json' };

/** One answer, and how visitors ask for it. */
interface Said {
  /** The topic that it answers where nothing more special does; a settings' answer is on no other. */
  readonly topic?: string | undefined;
  /** Its words, with settings in braces: "{phone}". */
  readonly say?: string | undefined;
  /** In the words of visitors. */
  readonly asked: readonly string[];
}

interface OfSettings extends Said {
  readonly topic: string;
  readonly say: string;
}

/** One answer that a page has. */
export interface Asked extends Said {
  /** The anchor of the section or item that answers. */
  readonly anchor: string;
  /** Opening words of the first sentence to quote; the section's first by default. */
  readonly from?: string | undefined;
  /** How many sentences to quote; 2 by default. */
  readonly sentences?: number | undefined;
  /** Quotes the titles of the section's items in place of its sentences. */
  readonly outline?: boolean | undefined;
  /** What the quotation needs before it to stand alone. */
  readonly before?: string | undefined;
}

/** How visitors ask for what a page says, by its path. */
export const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  '/warranty': warranty,
  '/services': services,
  '/about': about,
  '/finance': finance,
  '/privacy-policy': privacy,
  '/terms-conditions': terms,
  '/cookie-policy': cookies,
  '/data-subject-rights': dataRights,
};

/** What no page says: it stands in the settings, or nobody here knows it. */
export const OF_SETTINGS: readonly OfSettings[] = dealer;

/** What sounds like a question about a page and is not: about a certain van, the stock, an order, or none of our business. */
export const ELSEWHERE: readonly string[] = elsewhere;
