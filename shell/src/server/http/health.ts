import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';
import type { Releases } from '../releases/releases.ts';

export interface HealthOptions {
  readonly cache: PageCache;
  readonly releases: Releases;
}

/** Liveness is the process alone; ready is a shell that knows its routes, with or without NATS. */
export function registerHealth(server: FastifyInstance, { cache, releases }: HealthOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory taken by rendered pages',
    registers: [registry],
    collect() {
      this.set(cache.size.bytes);
    },
  });
  server.addHook('onResponse', (request, reply, done) => {
    duration.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1_000);
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
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
