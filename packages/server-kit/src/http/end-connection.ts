import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** How long, and how much, a client may go on sending to a connection that is ending: milliseconds and bytes. */
const DRAIN_MS = 2_000;
const DRAIN_BYTES = 16 * 1024 * 1024;
const LOOK_EVERY_MS = 100;

const ending = new WeakSet<Socket>();

/** Whether the last answer on this connection has been sent or decided: what still comes on it is not taken. */
export const isEnding = (socket: Socket): boolean => ending.has(socket);

/** Takes no further request on this connection. */
export const takeNoMore = (socket: Socket): void => void ending.add(socket);

/**
 * Ends a connection whose client may still be sending. Closing it at once would reset it, and a reset throws away an answer
 * that the client has not read yet. So our side is closed after the answer, and what still comes is read and dropped for a while.
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
 * Ends the connection after the answer unless the body has been read by then: its rest would be taken for the next request,
 * or the next request would wait behind it.
 */
export function endUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once('end', () => {
    if (!response.headersSent) response.shouldKeepAlive = shouldKeepAlive;
  });
  // Node calls it once the last answer on a connection is written.
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket);
    else endConnection(socket, request);
  };
}
