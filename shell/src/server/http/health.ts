import type { FastifyInstance } from 'fastify';
import type { Releases } from '../releases/releases.ts';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  readonly metrics: Metrics;
  readonly releases: Releases;
}

/** Liveness is the process alone; ready is a shell that knows its routes, with or without NATS. */
export function registerHealth(server: FastifyInstance, { metrics, releases }: HealthOptions): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, reply.statusCode, reply.elapsedTime);
    done();
  });

  server.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  server.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = releases.manifests.length > 0 && !releases.incomplete;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      releases: Object.fromEntries(releases.manifests.map(({ name, version }) => [name, version])),
    });
  });
  server.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
