import { Metrics, type StoredAnswer, type TaggedCache } from '@forecourt/server-kit';
import { Gauge } from 'prom-client';

/** The metrics of the shell: of every server, and what its kept pages take. */
export function createMetrics(cache: TaggedCache<StoredAnswer>): Metrics {
  const metrics = new Metrics();
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory taken by rendered pages',
    registers: [metrics.registry],
    collect() {
      this.set(cache.size.bytes);
    },
  });
  return metrics;
}
