import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import type { Settings } from '../settings.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** Longer than any service's own deadline. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Nothing was sent, so asking again is safe, and said so with Retry-After. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
const TIMED_OUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** What the service's failure is to the visitor. */
function statusOf(error: Error): number {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (NOT_REACHED.has(code)) return 503;
  return TIMED_OUT.has(code) ? 504 : 502;
}

/** What a service is told of who asks: it trusts this, because only the edge reaches it. */
export function forwarded(request: FastifyRequest, publicUrl: string): Record<string, string> {
  const before = request.headers['x-forwarded-for'];
  return {
    'x-correlation-id': request.id,
    'x-forwarded-for': [before, request.socket.remoteAddress].flat().filter(Boolean).join(', '),
    'x-forwarded-host': request.headers.host ?? new URL(publicUrl).host,
    'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
  };
}

/** Sends what the edge's route table names to its service, as nginx does from the same table. */
export async function registerProxy(server: FastifyInstance, settings: Settings): Promise<void> {
  for (const { path, upstream } of settings.EDGE_ROUTES_FILE) {
    await server.register(httpProxy, {
      upstream: settings.upstreams[upstream],
      prefix: path,
      rewritePrefix: path,
      undici: { connect: { timeout: CONNECT_TIMEOUT_MS }, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...forwarded(request as FastifyRequest, settings.PUBLIC_URL),
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error, upstream }, 'upstream did not answer');
          void sendProblem(
            reply as FastifyReply,
            statusOf(error),
            `The ${upstream} service could not be reached. Try again in a moment.`,
          );
        },
      },
    });
  }
}
