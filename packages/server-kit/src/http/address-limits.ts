import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of.ts';
import { askingNetwork, type IsTrusted } from './trusted-proxies.ts';

/** Connections that one network may hold open: an office, a school, each browser with six. */
export const MOST_CONNECTIONS = 256;
/** Bodies that one network may send slowly at a time. Most arrive whole, with their request. */
export const MOST_SLOW_BODIES = 64;
/** A body that has been under way for longer is slow, in milliseconds. */
const SLOW_AFTER_MS = 1_000;

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
  readonly #slowBodies = new Gauge(MOST_SLOW_BODIES);

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

  /**
   * Counts a body once it dawdles: those that arrive at once are taken however many others of their network dawdle.
   * @param refuse called where too many do already, unless something has been answered.
   */
  watchBody(request: IncomingMessage, response: ServerResponse, refuse: () => void): void {
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      end = this.#slowBodies.begin(askingNetwork(request, this.#isTrusted));
      if (end === undefined && !response.headersSent) refuse();
    }, SLOW_AFTER_MS);
    const isOver = () => {
      clearTimeout(timer);
      end?.();
    };
    // Once it has been read, or will not be.
    request.once('end', isOver);
    response.once('close', isOver);
  }
}
