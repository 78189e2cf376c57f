import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** A received request. */
export interface FakeRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A reply: an object is sent as JSON, a string as it is, and an iterable as chunks; if it throws, the connection breaks. */
export interface FakeReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Handles a request: never resolves to hang; `null` breaks the connection. */
export type FakeHandler = (request: FakeRequest) => FakeReply | null | Promise<FakeReply | null>;

const isPieces = (body: unknown): body is AsyncIterable<string> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** A local HTTP server that stands in for an external service. It answers with `manners` and records requests. */
export class FakeServer {
  readonly requests: FakeRequest[] = [];

  private constructor(
    private readonly server: Server,
    public manners: FakeHandler,
  ) {}

  static async start(manners: FakeHandler): Promise<FakeServer> {
    const server = createServer((request, response) => void fake.#serve(request, response));
    const fake: FakeServer = new FakeServer(server, manners);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
    this.requests.push(request);
    const reply = await this.manners(request);
    if (reply === null) {
      incoming.socket.destroy();
      return;
    }
    const { status = 200, body = '' } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers });
    if (isPieces(body)) await pipeline(body, response).catch(() => incoming.socket.destroy());
    else response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}
