import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of.ts';
import { clientAddress, type IsTrusted } from './trusted-proxies.ts';

/** Connections that one network may hold open: an office, a school, each browser with six. */
export const MOST_CONNECTIONS = 256;
/** Bodies that one network may have under way at a time. Most arrive whole, with their request. */
export const MOST_UNREAD_BODIES = 64;

/** Counts what is going on at a time, by key. */
class Gauge {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns a function that ends the count and may be called twice; undefined, with nothing counted, beyond the limit. */
  begin(key: string): (() => void) | undefined {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(key, count + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    };
  }
}

/** What one network may have under way at a time. A trusted proxy's connections are not counted: they are its visitors'. */
export class AddressLimits {
  readonly #isTrusted: IsTrusted;
  readonly #connections = new Gauge(MOST_CONNECTIONS);
  readonly #bodies = new Gauge(MOST_UNREAD_BODIES);

  constructor(isTrusted: IsTrusted) {
    this.#isTrusted = isTrusted;
  }

  /** @returns false where the network has too many connections already. */
  admitConnection(socket: Socket): boolean {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || this.#isTrusted(remoteAddress)) return true;
    const end = this.#connections.begin(networkOf(remoteAddress));
    if (end) socket.once('close', end);
    return end !== undefined;
  }

  /** @returns false where the network has too many bodies under way already. */
  admitBody(request: IncomingMessage, response: ServerResponse): boolean {
    const end = this.#bodies.begin(networkOf(clientAddress(request, this.#isTrusted)));
    if (end === undefined) return false;
    // Once it has been read, or will not be.
    request.once('end', end);
    response.once('close', end);
    return true;
  }
}
