import { Metrics, type StoredAnswer, type TaggedCache } from '@forecourt/server-kit';
import { Gauge } from 'prom-client';

/** The shell's metrics: those of every server, and the size of the page cache. */
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
