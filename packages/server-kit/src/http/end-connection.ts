import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** How long and how much a client may still send on a closing connection: milliseconds and bytes. */
const DRAIN_MS = 2_000;
const DRAIN_BYTES = 16 * 1024 * 1024;
const LOOK_EVERY_MS = 100;

const ending = new WeakSet<Socket>();

/** Whether the last answer on this connection is decided, so that further requests are ignored. */
export const isEnding = (socket: Socket): boolean => ending.has(socket);

/** Ignores further requests on this connection. */
export const takeNoMore = (socket: Socket): void => void ending.add(socket);

/**
 * Closes a connection whose client may still be sending. Closing it at once would reset it, which discards an answer that the
 * client has not read yet. So only our side is closed, and incoming data is read and dropped for a while.
 */
export function endConnection(socket: Socket, request?: IncomingMessage): void {
  if (isEnding(socket)) return;
  takeNoMore(socket);
  request?.unpipe();
  request?.resume();
  socket.end(() => {
    const [until, most] = [Date.now() + DRAIN_MS, socket.bytesRead + DRAIN_BYTES];
    const timer = setInterval(() => {
      if (Date.now() > until || socket.bytesRead > most) socket.destroy();
    }, LOOK_EVERY_MS);
    socket.once('close', () => clearInterval(timer));
  });
}

/**
 * Closes the connection after the answer unless the body has been read by then, because its rest would be taken for the next
 * request or block it.
 */
export function endUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once('end', () => {
    if (!response.headersSent) response.shouldKeepAlive = shouldKeepAlive;
  });
  // Node calls it when the last answer on a connection is written.
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket);
    else endConnection(socket, request);
  };
}
