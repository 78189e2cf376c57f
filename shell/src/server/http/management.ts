import Fastify, { type FastifyInstance } from 'fastify';
import type { Releases } from '../releases/releases.ts';
import type { Metrics } from './metrics.ts';

export interface ManagementOptions {
  readonly metrics: Metrics;
  readonly releases: Releases;
}

/**
 * What operators ask and visitors must not, on a port of its own that no edge leads to. Liveness is the process alone; ready
 * is a shell that knows its routes, with or without NATS.
 */
export function createManagement({ metrics, releases }: ManagementOptions): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const ready = releases.manifests.length > 0 && !releases.incomplete;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      releases: Object.fromEntries(releases.manifests.map(({ name, version }) => [name, version])),
    });
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return server;
}
