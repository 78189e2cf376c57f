import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from '../problems/refusals.ts';
import type { AddressLimits } from './address-limits.ts';
import { endUnlessRead, isEnding } from './end-connection.ts';
import { hasBody } from './has-body.ts';
import { inTurn } from './in-turn.ts';
import { requestFault } from './request-fault.ts';

/** Longer than proxies keep idle connections, so that they close them first. All in milliseconds. */
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MS = 15_000;
/** Enough for a photograph of 10 MB at under 1 Mbit/s. */
const REQUEST_MS = 120_000;
/** Closes connections whose client does not read. Longer than any answer takes. */
const SILENCE_MS = 45_000;
const LOOK_EVERY_MS = 1_000;

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface GuardOptions {
  readonly refusals: Refusals;
  /** Limits per network. Without them only the requests of each connection are limited. */
  readonly limits?: AddressLimits;
}

/**
 * An HTTP server that no client can block or exhaust: it limits URLs, headers, bodies, inactivity, pipelined requests and, with
 * `limits`, connections. An answer before the body has been read closes the connection.
 */
export function createGuardedServer({ refusals, limits }: GuardOptions, handle: HttpHandler): Server {
  const answer: HttpHandler = (request, response) => {
    const fault = requestFault(request);
    if (fault !== undefined) return refusals.answer(response, fault);
    if (hasBody(request)) limits?.watchBody(request, response, () => refusals.answer(response, 429));
    handle(request, response);
  };

  const take: HttpHandler = (request, response) => {
    if (isEnding(request.socket)) return;
    if (hasBody(request)) endUnlessRead(request, response);
    inTurn(request, response, () => answer(request, response));
  };

  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    // Node's own refusal would lack our headers.
    requireHostHeader: false,
  });
  server.timeout = SILENCE_MS;
  server.on('request', take);
  // 100 Continue is sent when the body is about to be read (body-in-time.ts).
  server.on('checkContinue', take);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => refusals.answer(response, 417));
  if (limits) {
    server.on('connection', (socket) => {
      if (!limits.admitConnection(socket)) refusals.end(socket, 429);
    });
  }
  return server;
}

/** An error of Node's HTTP parser. */
type Unreadable = Error & { readonly code?: string | undefined; readonly rawPacket?: unknown };

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_INVALID_VERSION: 505,
};

/** An unknown method in an otherwise valid request. */
const UNKNOWN_METHOD = /^[A-Z-]+ \/\S* HTTP\/1\.[01]\r\n/;

const statusOf = ({ code = '', rawPacket }: Unreadable): number => {
  if (code === 'HPE_INVALID_METHOD' && Buffer.isBuffer(rawPacket) && UNKNOWN_METHOD.test(rawPacket.toString('latin1')))
    return 501;
  return STATUS_OF[code] ?? 400;
};

/** Node's internal reference to the response being sent, which its own error handling uses too. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null };

/** For Fastify's `clientErrorHandler`: answers malformed or timed-out requests. */
export const answerUnreadable =
  (refusals: Refusals) =>
  (error: Unreadable, socket: Answering): void => {
    if (isEnding(socket) && socket.writableEnded) return;
    // An answer that has begun cannot be replaced.
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) socket.destroy();
    else refusals.end(socket, statusOf(error));
  };
