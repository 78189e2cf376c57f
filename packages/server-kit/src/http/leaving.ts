import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How often idle connections are closed once no new ones are accepted, in milliseconds. */
const CLOSE_IDLE_MS = 50;

/** Lets an HTTP server leave without dropping a request: callers move to another replica while it still answers. */
export class Leaving {
  private begun = false;

  /** Closes the connection after this answer if the server is leaving. Call it for each request, and again when it is answered. */
  closeAfter(response: ServerResponse): void {
    if (this.begun) response.shouldKeepAlive = false;
  }

  /**
   * From now on every answer closes its connection. New connections are accepted for `drainSeconds`, in which balancers learn
   * that the server is not ready; then `close` runs, which waits for all connections to end, and meanwhile idle ones are closed.
   */
  async leave(server: Server, drainSeconds: number, close: () => Promise<unknown>): Promise<void> {
    this.begun = true;
    await delay(drainSeconds * 1_000);
    const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    await close().finally(() => clearInterval(timer));
  }
}
