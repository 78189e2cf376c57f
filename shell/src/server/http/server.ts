import { createServer as createHttpServer } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from '../log.ts';
import type { AnswerFromMemory } from '../pages/answer-from-memory.ts';
import { correlationIdOf } from './correlation-id.ts';
import { sendProblem } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

/** Beyond this a request is cut off by its service, which knows its own limits; the edge only stops the absurd. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

/** Longer than that of a load balancer in front, so that it is never the shell that closes first. */
const KEEP_ALIVE_MS = 72_000;
const REQUEST_TIMEOUT_MS = 60_000;

export interface ServerOptions {
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly fromMemory: AnswerFromMemory;
}

/** Fastify as the shell uses it: correlation ids, safe headers, problems for errors, one log line for each request. */
export function createServer({ logger, publicUrl, fromMemory }: ServerOptions): FastifyInstance {
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: correlationIdOf,
    serverFactory: (handle) =>
      createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
        if (!fromMemory(request, response)) handle(request, response);
      }),
    return503OnClosing: false,
  });
  const headers = securityHeaders(publicUrl);
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers).header('x-correlation-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // Without the query, in which staff look for people by their names and numbers.
    const [url] = request.url.split('?');
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
