import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from '../problems/refusals.ts';
import type { AddressLimits } from './address-limits.ts';
import { endUnlessRead, isEnding } from './end-connection.ts';
import { hasBody } from './has-body.ts';
import { inTurn } from './in-turn.ts';
import { requestFault } from './request-fault.ts';

/** Longer than any proxy in front keeps its idle connections, so that the proxy closes them first. All in milliseconds. */
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MS = 15_000;
/** A photograph of 10 MB takes this long at less than 1 Mbit/s. */
const REQUEST_MS = 120_000;
/** Nothing read or written: a client that does not take its answers. Longer than any answer is waited for. */
const SILENCE_MS = 45_000;
const LOOK_EVERY_MS = 1_000;

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface GuardOptions {
  readonly refusals: Refusals;
  /** What one network may have under way. Without it, only the requests of each connection are limited. */
  readonly limits?: AddressLimits;
}

/**
 * An HTTP server that no client can hold up or fill up: bounded addresses, headers, bodies, silence, requests in a pipeline
 * and, with `limits`, connections. What is answered before its body was read ends the connection.
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
    // Node's own refusal would carry none of our headers.
    requireHostHeader: false,
  });
  server.timeout = SILENCE_MS;
  server.on('request', take);
  // The body is asked for when it is about to be read (body-in-time.ts).
  server.on('checkContinue', take);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => refusals.answer(response, 417));
  if (limits) {
    server.on('connection', (socket) => {
      if (!limits.admitConnection(socket)) refusals.end(socket, 429);
    });
  }
  return server;
}

/** What Node's parser says of what it cannot read. */
type Unreadable = Error & { readonly code?: string | undefined; readonly rawPacket?: unknown };

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_INVALID_VERSION: 505,
};

/** A method that nobody knows, in a request that is right otherwise. */
const UNKNOWN_METHOD = /^[A-Z-]+ \/\S* HTTP\/1\.[01]\r\n/;

const statusOf = ({ code = '', rawPacket }: Unreadable): number => {
  if (code === 'HPE_INVALID_METHOD' && Buffer.isBuffer(rawPacket) && UNKNOWN_METHOD.test(rawPacket.toString('latin1')))
    return 501;
  return STATUS_OF[code] ?? 400;
};

/** Where Node keeps the response that is being sent on a connection; its own answer to bad requests looks there too. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null };

/** For Fastify's `clientErrorHandler`: answers what is not HTTP, or does not come in time. */
export const answerUnreadable =
  (refusals: Refusals) =>
  (error: Unreadable, socket: Answering): void => {
    if (isEnding(socket) && socket.writableEnded) return;
    // In the middle of an answer nothing can be said.
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) socket.destroy();
    else refusals.end(socket, statusOf(error));
  };
