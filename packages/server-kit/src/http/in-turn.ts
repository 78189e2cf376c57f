import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { takeNoMore } from './end-connection.ts';

/** Requests on one connection that may wait for the answer before theirs. Browsers send none. */
const MOST_WAITING = 4;

/** Node's parser of a connection; it hands over every request that a chunk holds. */
type Parsed = Socket & { readonly parser?: { onIncoming: () => number } | null };

/** What Node answers its parser for an upgrade, after which it reads no further. */
const READ_NO_FURTHER = 2;

/** Ignores the rest of what has arrived: one chunk may hold thousands of requests, and each takes time even when dropped. */
function stopParsing({ parser }: Parsed): void {
  if (parser) parser.onIncoming = () => READ_NO_FURTHER;
}

const lines = new WeakMap<Socket, (() => void)[]>();

/**
 * Handles the requests of one connection one at a time, each when the answer before it has been sent: a client that does not
 * read its answers has only one made, however many it asks for. Beyond the limit the connection is read no further.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const line = lines.get(socket) ?? [];
  lines.set(socket, line);
  response.once('close', () => line.shift()?.());
  // Node gives a response its socket when the one before it has been sent.
  if (response.socket !== null) {
    handle();
    return;
  }
  line.push(handle);
  if (line.length < MOST_WAITING) return;
  response.shouldKeepAlive = false;
  takeNoMore(socket);
  stopParsing(socket);
  socket.pause();
}
