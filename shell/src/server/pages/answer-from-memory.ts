import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CORRELATION_HEADER,
  correlationIdAtEdge,
  type IsTrusted,
  type Logger,
  type Metrics,
  type StoredAnswer,
  type TaggedCache,
} from '@forecourt/server-kit';
import { VISIT_COUNTS_PATH } from '../../app/visits/visit-paths.ts';
import { carriesPreview } from '../previews/preview-cookie.ts';
import type { VisitCounter } from '../visits/visit-counter.ts';
import { countSent } from './count-sent.ts';
import type { SiteVariants } from './site-variants.ts';

export interface AnswerFromMemoryOptions {
  readonly variants: SiteVariants;
  readonly cache: TaggedCache<StoredAnswer>;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly isTrusted: IsTrusted;
  readonly visits: VisitCounter;
}

/** Answers a request if its page is cached, and returns whether it has. */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Most requests are for cached pages. They are answered before Fastify sees them, because Fastify would take longer than
 * everything else together.
 */
export const answerFromMemory =
  ({ variants, cache, metrics, logger, isTrusted, visits }: AnswerFromMemoryOptions): AnswerFromMemory =>
  (request, response) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || url === undefined || carriesPreview(headers.cookie)) return false;
    if (url.startsWith(VISIT_COUNTS_PATH)) return false;
    const plan = variants.of(request).known(url);
    const page = plan && cache.find((plan.instead ?? plan).key);
    if (!page) return false;
    const correlationId = correlationIdAtEdge(request, isTrusted);
    const status = page.send(request, response, [CORRELATION_HEADER, correlationId]);
    if (status === undefined) return false;
    countSent(request, page, plan);
    visits.pageSent(request, status);
    metrics.requests.observe({ method, route: 'kept page', status }, 0);
    logger.info({ correlationId, method, url, status, ms: 0 }, 'request');
    return true;
  };
