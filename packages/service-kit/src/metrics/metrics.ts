import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What the service counts and times, for Prometheus. Services add their own to `registry`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly events = new Counter({
    name: 'events_handled_total',
    help: 'Events taken from JetStream, by consumer and outcome: applied, repeated, stale, retried, dead, left, unknown',
    labelNames: ['consumer', 'outcome'] as const,
    registers: [this.registry],
  });
  readonly published = new Counter({
    name: 'outbox_published_total',
    help: 'Events that JetStream acknowledged',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
