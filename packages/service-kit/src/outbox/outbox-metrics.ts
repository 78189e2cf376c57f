import { Metrics } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { OutboxRows } from './outbox-rows.ts';

/** How far JetStream lags behind the database, measured when the metrics are read. */
@Injectable()
export class OutboxMetrics {
  constructor(rows: OutboxRows, { registry }: Metrics) {
    const lag = new Gauge({
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest event that JetStream has not acknowledged',
      registers: [registry],
    });
    new Gauge({
      name: 'outbox_unpublished',
      help: 'Events committed but not yet acknowledged by JetStream',
      registers: [registry],
      async collect() {
        // Without the database the other metrics must still be available.
        const backlog = await rows.backlog().catch(() => ({ count: Number.NaN, ageSeconds: Number.NaN }));
        this.set(backlog.count);
        lag.set(backlog.ageSeconds);
      },
    });
  }
}
