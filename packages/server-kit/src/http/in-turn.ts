import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { takeNoMore } from './end-connection.ts';

/** Pipelined requests that may wait per connection. Browsers send none. */
const MAX_WAITING = 4;

/** Node's parser of a connection, which emits every request in a chunk. */
type Parsed = Socket & { readonly parser?: { onIncoming: () => number } | null };

/** Node's return value for an upgrade, which stops the parser. */
const READ_NO_FURTHER = 2;

/** Stops the parser, because one chunk may hold thousands of requests and even dropping each takes time. */
function stopParsing({ parser }: Parsed): void {
  if (parser) parser.onIncoming = () => READ_NO_FURTHER;
}

const lines = new WeakMap<Socket, (() => void)[]>();

/**
 * Handles pipelined requests one at a time, each after the previous answer has been sent, so that a client that does not read
 * only causes one answer. Beyond the limit nothing more is read from the connection.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const line = lines.get(socket) ?? [];
  lines.set(socket, line);
  response.once('close', () => line.shift()?.());
  // Node assigns the socket to a response when the previous one has been sent.
  if (response.socket !== null) {
    handle();
    return;
  }
  line.push(handle);
  if (line.length < MAX_WAITING) return;
  response.shouldKeepAlive = false;
  takeNoMore(socket);
  stopParsing(socket);
  socket.pause();
}
