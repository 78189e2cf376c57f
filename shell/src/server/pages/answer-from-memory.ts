import type { IncomingMessage, ServerResponse } from 'node:http';
import { correlationIdOf } from '../http/correlation-id.ts';
import type { Metrics } from '../http/metrics.ts';
import { contentPolicy, type PolicyOptions, securityHeaders } from '../http/security-headers.ts';
import type { Logger } from '../log.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePlans } from './page-plans.ts';
import { pageHeaders, sendReadyPage } from './send-page.ts';

export interface AnswerFromMemoryOptions {
  readonly plans: PagePlans;
  readonly cache: PageCache;
  readonly policy: PolicyOptions;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Answers a request whose page is in memory, and says whether it has. */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Most requests are for a page that is in memory. They are answered before Fastify sees them, which would take longer over
 * each than all the rest together.
 */
export function answerFromMemory({ plans, cache, policy, metrics, logger }: AnswerFromMemoryOptions): AnswerFromMemory {
  const always = pageHeaders({ ...securityHeaders(policy.publicUrl), 'content-security-policy': contentPolicy(policy) });
  return (request, response) => {
    const { method, url } = request;
    if (method !== 'GET' || url === undefined) return false;
    const address = plans.known(url)?.address;
    const page = address === undefined ? undefined : cache.find(address);
    if (!page) return false;
    const correlationId = correlationIdOf(request);
    const status = sendReadyPage(request, response, page, { always, correlationId });
    if (status === undefined) return false;
    metrics.answered(method, status, 0);
    logger.info({ correlationId, method, url, status, ms: 0 }, 'request');
    return true;
  };
}
