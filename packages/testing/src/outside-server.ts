import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** A request as it came. */
export interface OutsideRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What is answered: an object as JSON, a string as it is, pieces as they come; where those throw, the connection breaks. */
export interface OutsideReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Says what is answered to a request: never resolves to hang; `null` breaks the connection. */
export type OutsideManners = (request: OutsideRequest) => OutsideReply | null | Promise<OutsideReply | null>;

const isPieces = (body: unknown): body is AsyncIterable<string> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** A real HTTP server on this machine in the place of an outside service. It speaks as `manners` say and remembers what it was asked. */
export class OutsideServer {
  readonly requests: OutsideRequest[] = [];

  private constructor(
    private readonly server: Server,
    public manners: OutsideManners,
  ) {}

  static async start(manners: OutsideManners): Promise<OutsideServer> {
    const server = createServer((request, response) => void outside.#serve(request, response));
    const outside: OutsideServer = new OutsideServer(server, manners);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return outside;
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
