import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { RecentFailures } from './recent-failures.ts';

/** Prometheus metrics of the process. Other parts register their own in `registry`. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  /** Not published: the histogram has them, too. */
  readonly failures = new RecentFailures();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
