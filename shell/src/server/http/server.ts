import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from '../log.ts';
import { sendProblem } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

const CORRELATION_ID = /^[\w-]{8,64}$/;
/** Beyond this a request is cut off by its service, which knows its own limits; the edge only stops the absurd. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

/** Fastify as the shell uses it: correlation ids, safe headers, problems for errors, one log line for each request. */
export function createServer(logger: Logger, publicUrl: string): FastifyInstance {
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: ({ headers }) => {
      const given = headers['x-correlation-id'];
      return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
    },
    // Idle connections are closed at once, busy ones after their answer.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  const headers = securityHeaders(publicUrl);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-correlation-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
    done();
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, status, status === 500 ? 'Something went wrong. Try again in a moment.' : error.message);
  });
  server.setNotFoundHandler((request, reply) => sendProblem(reply, 404, `There is nothing at ${request.method} ${request.url}.`));
  return server;
}
