import { CORRELATION_HEADER, correlationIdFrom, type Logger, type Metrics } from '@forecourt/server-kit';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, runInContext } from './request-context.ts';

const contexts = new WeakMap<object, RequestContext>();

/** Gives every request a correlation id and a log entry with route, status and time, but never bodies or queries. */
export const followRequests = (fastify: FastifyInstance, logger: Logger, metrics: () => Metrics | undefined): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    const context = { correlationId: correlationIdFrom(request.headers[CORRELATION_HEADER]), causationId: null };
    contexts.set(request, context);
    reply.header(CORRELATION_HEADER, context.correlationId);
    // Answers are not cached anywhere by default.
    reply.header('cache-control', 'no-store');
    runInContext(context, done);
  });
  // The context is lost while the body is read, because its events come from the socket.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context === undefined) done();
    else runInContext(context, done);
  });
  // Answers to staff are never cached.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const isKept = !String(reply.getHeader('cache-control')).startsWith('no-store');
    if (isKept && 'user' in request && request.user) reply.header('cache-control', 'no-store');
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics()?.requests.observe({ method, route, status }, reply.elapsedTime / 1_000);
    // The page Operations, which asks every few seconds, says by itself why it is not answered.
    if (status >= 500 && !route.startsWith('/api/operations')) metrics()?.failures.add();
    const line = {
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime),
      correlationId: contexts.get(request)?.correlationId,
    };
    logger.info(line, 'request');
    done();
  });
};
