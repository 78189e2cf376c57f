import {
  AddressLimits,
  answerUnreadable,
  bodyInTime,
  CORRELATION_HEADER,
  correlationIdAtEdge,
  createGuardedServer,
  type IsTrusted,
  type Leaving,
  type Metrics,
  Refusals,
} from '@forecourt/server-kit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { AnswerFromMemory } from '../pages/answer-from-memory.ts';
import { asksForPage, sendError, sendRefusal } from './problems.ts';
import { readableAddress } from './readable-address.ts';
import { securityHeaders } from './security-headers.ts';

/** The largest body for the shell itself; the edge's routes have limits of their own. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Pages set their own. */
const POLICY = 'content-security-policy';

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  readonly publicUrl: string;
  /** Which proxies in front are trusted. */
  readonly isTrusted: IsTrusted;
  readonly fromMemory: AnswerFromMemory;
  readonly metrics: Metrics;
  readonly leaving: Leaving;
  /** Answers a browser that asked for a page with the site's own words. */
  readonly sendUnavailable: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Fastify as the shell uses it: correlation ids, security headers, problems for errors, one log line per request. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logger, publicUrl, isTrusted, fromMemory, metrics, leaving, sendUnavailable } = options;
  const headers = securityHeaders(publicUrl);
  const refusals = new Refusals('EDGE', headers);
  const limits = new AddressLimits(isTrusted);
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: (request) => correlationIdAtEdge(request, isTrusted),
    serverFactory: (handle) =>
      createGuardedServer({ refusals, limits }, (request, response) => {
        leaving.closeAfter(response);
        if (!fromMemory(request, response)) handle(request, response);
      }),
    clientErrorHandler: answerUnreadable(refusals),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    return503OnClosing: false,
  });
  server.addHook(
    'preParsing',
    bodyInTime(({ routeOptions }) => routeOptions.bodyLimit),
  );
  server.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(headers)) if (name !== POLICY || !reply.hasHeader(name)) reply.header(name, value);
    reply.header(CORRELATION_HEADER, request.id);
    leaving.closeAfter(reply.raw);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // Without the query, in which staff search for people by name and number.
    const [url] = request.url.split('?');
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
    done();
  });
  server.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    // One of them may be why the answer could not be sent, and would fail this one, too.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    if ((error.statusCode ?? 500) < 500) return sendError(reply, error);
    request.log.error({ err: error }, 'request failed');
    if (!asksForPage(request)) return sendError(reply, error);
    return sendUnavailable(request, reply).catch((cause) => {
      request.log.error({ err: cause }, 'not even the page that says so could be sent');
      return sendError(reply, error);
    });
  });
  // Every GET but those of files is a page, so only other methods get here.
  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendRefusal(reply, 404);
    const [url = '/'] = request.url.split('?');
    const takesForms = server.hasRoute({ method: 'POST', url });
    return sendRefusal(reply.header('allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'), 405);
  });
  return server;
}
