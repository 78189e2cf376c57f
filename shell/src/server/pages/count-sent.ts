import type { IncomingMessage } from 'node:http';
import type { StoredAnswer } from '@forecourt/server-kit';
import type { PagePlan } from './page-plans.ts';

/** Counts a page that was sent, if its releases are compared. What fails with the stable release too is no fault of the other. */
export const countSent = (request: IncomingMessage, page: StoredAnswer, { site, match, instead, fallback }: PagePlan): void =>
  site.observer?.sent(request, page, match.owner, instead !== null || (page.status >= 500 && fallback === null));
