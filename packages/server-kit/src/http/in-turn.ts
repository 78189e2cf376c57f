import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { takeNoMore } from './end-connection.ts';

/** Requests on one connection that wait behind one that is not answered yet. Browsers send none. */
const MOST_WAITING = 4;

/** What Node parses a connection with: it hands over each request that a piece of what came holds. */
type Parsed = Socket & { readonly parser?: { onIncoming: () => number } | null };

/** As for an upgrade, by which a parser reads no further. */
const READ_NO_FURTHER = 2;

/** Reads no further request of what has come already: one piece may hold thousands, and each takes time even if it is dropped. */
function stopParsing({ parser }: Parsed): void {
  if (parser) parser.onIncoming = () => READ_NO_FURTHER;
}

const lines = new WeakMap<Socket, (() => void)[]>();

/**
 * Handles the requests of one connection one after the other, each when the answer before it has left: a client that does
 * not read its answers has one made, however many it asks for. At the limit the connection is read no further.
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
