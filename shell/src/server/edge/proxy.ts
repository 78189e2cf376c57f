import httpProxy from '@fastify/http-proxy';
import type { EdgeRoute } from '@forecourt/contracts';
import { BodyRefused, CORRELATION_HEADER, clientAddress, type IsTrusted, spanOf, TRACE_HEADER } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { IDLE_CONNECTIONS } from '../http/idle-connections.ts';
import { sendProblem, sendRefusal } from '../http/problems.ts';
import { CALL_TURNS, type TakeTurn, turnsOf } from '../http/turns.ts';
import type { Settings } from '../settings.ts';
import { endToEndHeaders, requestHeaders } from './end-to-end-headers.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** Longer than any service's own deadline. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Per service. Enough that a few visitors cannot use them all up by reading answers slowly. */
const MAX_CONNECTIONS = 1_024;

/** The request was not sent, so a retry is safe; the answer has Retry-After. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
const TIMED_OUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** The status that a visitor gets for a failure of a service. */
function statusOf(cause: Error & { code?: string }): number {
  const code = cause.code ?? '';
  if (NOT_REACHED.has(code)) return 503;
  return TIMED_OUT.has(code) ? 504 : 502;
}

/** What a service learns about the client and the journey. It trusts the edge only (TRUSTED_PROXIES). */
export function forwarded(request: FastifyRequest, isTrusted: IsTrusted): Record<string, string> {
  const span = spanOf(request);
  return {
    [CORRELATION_HEADER]: request.id,
    'x-forwarded-for': clientAddress(request.raw, isTrusted),
    ...(span && { [TRACE_HEADER]: span.traceparent }),
  };
}

/** A body that arrives too slowly or is too large aborts the request to the service, with the error that says so. */
function sendFailure(reply: FastifyReply, error: Error, upstream: string): void {
  // A visitor who has left gets no answer, and it is not a failure: logging a stack for each would delay the others.
  if (reply.raw.closed) {
    reply.hijack();
    return;
  }
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause instanceof BodyRefused) {
    void sendRefusal(reply, cause.statusCode);
    return;
  }
  reply.log.warn({ err: error, upstream }, 'upstream did not answer');
  void sendProblem(reply, statusOf(cause), `The ${upstream} service could not be reached. Try again in a moment.`);
}

/** Reads bodies before a service is called, or streams them, and in either case enforces the route's limit. */
function takeBodies(scope: FastifyInstance, { mostBodyBytes, streamed }: EdgeRoute): void {
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = mostBodyBytes;
  });
  scope.removeAllContentTypeParsers();
  if (streamed) scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
  else scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Limits concurrent calls per network. The body is read first, so that slow clients hold nobody's turn. */
function askInTurn(scope: FastifyInstance, takeTurn: TakeTurn): void {
  scope.addHook('preHandler', async (request, reply) => {
    const end = await takeTurn(request, reply);
    if (end === null) return reply;
    reply.raw.once('close', end);
    return undefined;
  });
}

export type ProxySettings = Pick<Settings, 'EDGE_ROUTES_FILE' | 'TRUSTED_PROXIES' | 'upstreams'>;

/** Routes what the edge's route table lists to its service, as nginx does with the same table. */
export async function registerProxy(server: FastifyInstance, settings: ProxySettings): Promise<void> {
  const undici = new Agent({
    connections: MAX_CONNECTIONS,
    ...IDLE_CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
  });
  const turns = new Map<string, TakeTurn>();
  for (const route of settings.EDGE_ROUTES_FILE) {
    const { path, upstream } = route;
    const takeTurn =
      turns.get(upstream) ?? turnsOf(CALL_TURNS, settings.TRUSTED_PROXIES, (_request, reply) => sendRefusal(reply, 429));
    turns.set(upstream, takeTurn);
    await server.register(async (scope) => {
      takeBodies(scope, route);
      askInTurn(scope, takeTurn);
      await scope.register(httpProxy, {
        upstream: settings.upstreams[upstream],
        prefix: path,
        rewritePrefix: path,
        proxyPayloads: false,
        undici,
        destroyAgent: true,
        handler: (request, reply, target, options) => reply.from(target, { ...options, ...wholeBody(request) }),
        replyOptions: {
          // The client decides whether to retry.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) => ({
            ...requestHeaders(withoutUnreadBody(request as FastifyRequest, headers)),
            ...forwarded(request as FastifyRequest, settings.TRUSTED_PROXIES),
          }),
          rewriteHeaders: (headers) => endToEndHeaders(headers),
          onError: (reply, { error }) => sendFailure(reply as FastifyReply, error, upstream),
        },
      });
    });
  }
}

/** A body that has been read; for a streamed one the proxy uses the request itself. */
function wholeBody({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

/** A GET's body is not read, so its headers are not forwarded. */
function withoutUnreadBody<Headers extends object>({ body }: { body?: unknown }, headers: Headers): Headers {
  return body ? headers : { ...headers, 'content-length': undefined };
}
