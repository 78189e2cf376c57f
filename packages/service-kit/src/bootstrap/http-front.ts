import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Longer than any proxy in front keeps its idle connections, so that the proxy closes them first; in milliseconds. */
const KEEP_ALIVE_MS = 72_000;
const REQUEST_TIMEOUT_MS = 30_000;

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
  private stopping = false;

  /** For Fastify's `serverFactory`. */
  readonly createServer = (handle: Handler): Server =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
      this.closeAfter(response);
      if (!this.tryAnswer(request, response)) handle(request, response);
    }).on('checkExpectation', refuseExpectation);

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

/** Answers an `Expect` header that asks for anything but a go-ahead; Node would say so without a word. */
const refuseExpectation: Handler = (_request, response) => {
  const body = problemBody(417, 'Expectation Failed', 'Leave the header Expect out: this address does not do what it asks for.');
  // Its body has not been read.
  response.writeHead(417, { 'content-type': PROBLEM_CONTENT_TYPE, 'cache-control': 'no-store', connection: 'close' }).end(body);
};

const problemBody = (status: number, title: string, detail: string): string =>
  JSON.stringify({ type: 'urn:forecourt:problem:SERVICE.BAD_REQUEST', title, status, code: 'SERVICE.BAD_REQUEST', detail });

/** Answers what is not HTTP at all; there is no request yet, hence the bare socket. */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase]: [number, string] =
    error.code === 'HPE_HEADER_OVERFLOW' ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request'];
  const body = problemBody(status, phrase, 'The request is not well-formed HTTP.');
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrase}`,
      `content-type: ${PROBLEM_CONTENT_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
