import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

export interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Record<string, string>;
}

/** A service behind the shell that records requests and answers as the test says. */
export class AnsweringService {
  readonly url: string;
  readonly posts: Call[] = [];
  private readonly server: Server;
  private answers: Answer[] = [];

  private constructor(server: Server) {
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<AnsweringService> {
    const server = createServer();
    const service = await new Promise<AnsweringService>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(new AnsweringService(server)));
    });
    server.on('request', async (request, response) => {
      const text = (await request.toArray()).join('');
      const { status, body, headers } =
        request.method === 'GET'
          ? { status: 200, body: { formToken: 'token-of-the-service' }, headers: {} }
          : (service.answers.shift() ?? { status: 500, body: {}, headers: {} });
      if (request.method === 'POST')
        service.posts.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
    return service;
  }

  /** Sets the answers to the next posts, in order. */
  willAnswer(...answers: Answer[]): void {
    this.answers = answers;
    this.posts.length = 0;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
