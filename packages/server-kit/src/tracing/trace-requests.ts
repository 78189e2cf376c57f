import type { ActiveSpan } from '@forecourt/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tracing } from './tracing.ts';

/** Files, and what an open page of Operations asks every few seconds: they would push out the traces that tell something. */
const UNTOLD = /^\/(assets|remotes|img|objects|favicon|robots|sitemap|api\/operations)\b/;

/** What no route takes tells nothing, and anybody can send it. */
const isWorthIt = ({ method, url, is404 }: FastifyRequest): boolean => !is404 && (method !== 'GET' || !UNTOLD.test(url));

const spans = new WeakMap<FastifyRequest, ActiveSpan>();

/** The span of a request; undefined if it has none. */
export const spanOf = (request: FastifyRequest): ActiveSpan | undefined => spans.get(request);

/**
 * Gives requests a span, named by method and route. Called only while tracing is on.
 * @param parentOf the `traceparent` of a caller who is believed.
 * @param begun called with the span, at the start of the request.
 */
export const traceRequests = (
  fastify: FastifyInstance,
  parentOf: (request: FastifyRequest) => string | undefined,
  begun: (span: ActiveSpan, request: FastifyRequest) => void,
): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isWorthIt(request)) {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? 'unknown';
      const facts = { 'http.request.method': method, 'http.route': route };
      const span = tracing()?.start(`${method} ${route}`, { kind: 'server', parent: parentOf(request), facts });
      if (span) {
        spans.set(request, span);
        // Also after an answer that bypasses Fastify, and when a visitor leaves early.
        reply.raw.once('close', () => finish(span, reply));
        begun(span, request);
      }
    }
    done();
  });
};

const finish = (span: ActiveSpan, { raw }: FastifyReply): void => {
  const status = raw.statusCode;
  span.set('http.response.status_code', status);
  if (status >= 500) span.fail(String(status));
  span.end();
};
