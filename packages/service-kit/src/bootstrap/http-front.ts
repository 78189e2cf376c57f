import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createGuardedServer, type HttpHandler, type IsTrusted, Refusals } from '@forecourt/server-kit';

/** Something that may answer a request before the framework sees it. */
export interface QuickAnswers {
  /** @returns whether it has answered, or is going to. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** While stopping, connections that have just become idle are looked for this often, in milliseconds. */
const CLOSE_IDLE_MS = 50;

/**
 * The HTTP server before the framework: kept answers go out from here, which spares them the whole pipeline, and while
 * stopping every answer closes its connection, so that callers open their next one elsewhere.
 */
export class HttpFront {
  /** Answers a request if it can; set once the application is there. */
  tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  /** Which proxies are believed about their clients' addresses; set once the settings are read. */
  isTrusted: IsTrusted = () => false;
  readonly refusals = new Refusals('SERVICE', { 'x-content-type-options': 'nosniff' });
  private stopping = false;

  /** For Fastify's `serverFactory`. */
  readonly createServer = (handle: HttpHandler): Server =>
    createGuardedServer({ refusals: this.refusals }, (request, response) => {
      this.closeAfter(response);
      if (!this.tryAnswer(request, response)) handle(request, response);
    });

  /** Has the connection closed after this answer if the service is stopping; asked again when the answer is sent. */
  closeAfter(response: ServerResponse): void {
    if (this.stopping) response.shouldKeepAlive = false;
  }

  /** Runs `close`, which waits for every connection to end, and ends those that have nothing to do. */
  async stop(server: Server, close: () => Promise<void>): Promise<void> {
    this.stopping = true;
    const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    await close().finally(() => clearInterval(timer));
  }
}
