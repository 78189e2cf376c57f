import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website on this machine that vans have pictures from. */
export class OtherSite {
  readonly requests: IncomingMessage[] = [];
  private readonly pages = new Map<string, RequestListener>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.requests.push(request);
      const page = this.pages.get(request.url ?? '');
      if (page) page(request, response);
      else response.writeHead(404).end('<h1>Not found</h1>');
    });
  }

  static async start(): Promise<OtherSite> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new OtherSite(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** @returns the address of what is shown. */
  shows(path: string, page: RequestListener): string {
    this.pages.set(path, page);
    return `http://127.0.0.1:${this.port}${path}`;
  }

  picture(path: string, bytes: Buffer, contentType = 'image/jpeg'): string {
    return this.shows(path, (_request, response) => response.writeHead(200, { 'content-type': contentType }).end(bytes));
  }

  asked(path: string): number {
    return this.requests.filter(({ url }) => url === path).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
