import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';

export interface Metrics {
  readonly registry: Registry;
  /** One answered request, wherever the answer came from. */
  answered(method: string, status: number, milliseconds: number): void;
}

export function createMetrics(cache: PageCache): Metrics {
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
  return {
    registry,
    answered: (method, status, milliseconds) => duration.observe({ method, status }, milliseconds / 1_000),
  };
}

/** Has every answer of the server counted; those from memory, which it never sees, are counted where they are sent. */
export function countAnswers(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, reply.statusCode, reply.elapsedTime);
    done();
  });
}
