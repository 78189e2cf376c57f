import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthChecks } from './health-checks.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/health/live`, `/health/ready` and `/metrics` to operators, on a separate port that the edge does not expose.
 */
export class ManagementServer {
  private readonly server = createServer((request, response) => this.answer(request, response));

  constructor(
    private readonly checks: HealthChecks,
    private readonly metrics: Metrics,
  ) {}

  /** @returns `http://host:port`. */
  async listen(port: number, host: string): Promise<string> {
    this.server.listen(port, host);
    await once(this.server, 'listening');
    const { address, family, port: taken } = this.server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private readonly answer: RequestListener = async ({ url }, response) => {
    try {
      if (url === '/health/live') send(response, 200, { status: 'live' });
      else if (url === '/health/ready') await this.tellReadiness(response);
      else if (url === '/metrics') await this.tellMetrics(response);
      else send(response, 404, { status: 'unknown' });
    } catch {
      send(response, 500, { status: 'failed' });
    }
  };

  /** 200 if ready or degraded, so that requests are sent here; 503 if a required store is down or the service is stopping. */
  private async tellReadiness(response: ServerResponse): Promise<void> {
    const readiness = await this.checks.readiness();
    send(response, readiness.status === 'ready' || readiness.status === 'degraded' ? 200 : 503, readiness);
  }

  private async tellMetrics(response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  }
}

const send = (response: ServerResponse, status: number, body: object): void => {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
};
