import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AddressLimits } from './address-limits.ts';
import { endUnlessRead, isEnding, takeNoMore } from './end-connection.ts';
import { hasBody } from './has-body.ts';
import type { Refusals } from './refusals.ts';

/** Longer than any proxy in front keeps its idle connections, so that the proxy closes them first. All in milliseconds. */
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MS = 15_000;
/** A photograph of 10 MB takes this long at less than 1 Mbit/s. */
const REQUEST_MS = 120_000;
/** Nothing read or written: a client that does not take its answers. Longer than any answer is waited for. */
const SILENCE_MS = 45_000;
const LOOK_EVERY_MS = 1_000;

/** Requests on one connection that wait behind one that is not answered yet. Browsers send none. */
const MOST_WAITING = 16;

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface GuardOptions {
  readonly refusals: Refusals;
  /** What one network may have under way. Without it, only the requests of each connection are limited. */
  readonly limits?: AddressLimits;
}

/**
 * An HTTP server that no client can hold up or fill up: bounded headers, bodies, silence, requests in a pipeline and, with
 * `limits`, connections. What is answered before its body was read ends the connection.
 */
export function createGuardedServer({ refusals, limits }: GuardOptions, handle: HttpHandler): Server {
  const waiting = new WeakMap<Socket, number>();

  /** Counts a request that arrives before the previous one is answered, and stops reading at the limit. */
  const takeWaiting = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count < MOST_WAITING) return;
    response.shouldKeepAlive = false;
    takeNoMore(socket);
    socket.pause();
  };

  const take: HttpHandler = (request, response) => {
    const { socket, headers } = request;
    if (isEnding(socket)) return;
    // Node gives a response its socket when the one before it has been sent.
    if (response.socket === null) takeWaiting(request, response);
    const bodyComes = hasBody(request);
    if (bodyComes) endUnlessRead(request, response);
    if (headers.host === undefined && request.httpVersion === '1.1') refusals.answer(response, 400);
    else if (bodyComes && limits?.admitBody(request, response) === false) refusals.answer(response, 429);
    else handle(request, response);
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

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Where Node keeps the response that is being sent on a connection; its own answer to bad requests looks there too. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null };

/** For Fastify's `clientErrorHandler`: answers what is not HTTP, or does not come in time. */
export const answerUnreadable =
  (refusals: Refusals) =>
  (error: Error & { code?: string }, socket: Answering): void => {
    if (isEnding(socket) && socket.writableEnded) return;
    // In the middle of an answer nothing can be said.
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) socket.destroy();
    else refusals.end(socket, STATUS_OF[error.code ?? ''] ?? 400);
  };
