import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createGuardedServer, type HttpHandler, type IsTrusted, Refusals } from '@forecourt/server-kit';

/** A cache that may answer a request before the framework sees it. */
export interface QuickAnswers {
  /** @returns whether it has answered or will answer. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** How often idle connections are closed while stopping, in milliseconds. */
const CLOSE_IDLE_MS = 50;

/**
 * The HTTP server in front of the framework. It sends cached answers without running the pipeline. While stopping, every answer
 * closes its connection, so that callers connect to another replica.
 */
export class HttpFront {
  /** Tries to answer a request; set once the application exists. */
  tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  /** The proxies whose forwarded addresses are trusted; set once the settings are read. */
  isTrusted: IsTrusted = () => false;
  readonly refusals = new Refusals('SERVICE', { 'x-content-type-options': 'nosniff' });
  private stopping = false;

  /** For Fastify's `serverFactory`. */
  readonly createServer = (handle: HttpHandler): Server =>
    createGuardedServer({ refusals: this.refusals }, (request, response) => {
      this.closeAfter(response);
      if (!this.tryAnswer(request, response)) handle(request, response);
    });

  /** Closes the connection after this answer if the service is stopping; checked again when the answer is sent. */
  closeAfter(response: ServerResponse): void {
    if (this.stopping) response.shouldKeepAlive = false;
  }

  /** Runs `close`, which waits for all connections to end, and meanwhile closes those that are idle. */
  async stop(server: Server, close: () => Promise<void>): Promise<void> {
    this.stopping = true;
    const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    await close().finally(() => clearInterval(timer));
  }
}
