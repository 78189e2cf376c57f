import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createGuardedServer, type HttpHandler, type IsTrusted, Leaving, Refusals } from '@forecourt/server-kit';

/** A cache that may answer a request before the framework sees it. */
export interface QuickAnswers {
  /** @returns whether it has answered or will answer. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The HTTP server in front of the framework. It sends cached answers without running the pipeline. */
export class HttpFront {
  /** Tries to answer a request; set once the application exists. */
  tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  /** The proxies whose forwarded addresses are trusted; set once the settings are read. */
  isTrusted: IsTrusted = () => false;
  readonly refusals = new Refusals('SERVICE', { 'x-content-type-options': 'nosniff' });
  readonly leaving = new Leaving();

  /** For Fastify's `serverFactory`. */
  readonly createServer = (handle: HttpHandler): Server =>
    createGuardedServer({ refusals: this.refusals }, (request, response) => {
      this.leaving.closeAfter(response);
      if (!this.tryAnswer(request, response)) handle(request, response);
    });
}
