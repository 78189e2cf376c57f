import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of.ts';
import { askingNetwork, type IsTrusted } from './trusted-proxies.ts';

/** Open connections per network: enough for an office or a school, at six per browser. */
export const MAX_CONNECTIONS = 256;
/** Slow bodies per network. Most bodies arrive complete with their request. */
export const MAX_SLOW_BODIES = 64;
/** A body that takes longer is slow, in milliseconds. */
const SLOW_AFTER_MS = 1_000;

/** Counts concurrent uses by key. */
class Gauge {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns an idempotent function that ends the use; undefined if the limit is reached. */
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

/** Limits concurrency per network. Connections of a trusted proxy are not counted, because they belong to many visitors. */
export class AddressLimits {
  readonly #isTrusted: IsTrusted;
  readonly #connections = new Gauge(MAX_CONNECTIONS);
  readonly #slowBodies = new Gauge(MAX_SLOW_BODIES);

  constructor(isTrusted: IsTrusted) {
    this.#isTrusted = isTrusted;
  }

  /** @returns false if the network has too many connections. */
  admitConnection(socket: Socket): boolean {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || this.#isTrusted(remoteAddress)) return true;
    const end = this.#connections.begin(networkOf(remoteAddress));
    if (end) socket.once('close', end);
    return end !== undefined;
  }

  /**
   * Counts a body once it is slow, so that fast ones are accepted however many slow ones their network sends.
   * @param refuse called if there are too many slow ones, unless the request has been answered.
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
    // The body has been read, or will not be.
    request.once('end', isOver);
    response.once('close', isOver);
  }
}
