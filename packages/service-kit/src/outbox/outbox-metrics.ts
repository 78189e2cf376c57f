import { Metrics } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { backlogGauges } from '../metrics/backlog-gauges.ts';
import { OutboxRows } from './outbox-rows.ts';

/** How far JetStream lags behind the database. */
@Injectable()
export class OutboxMetrics {
  constructor(rows: OutboxRows, { registry }: Metrics) {
    backlogGauges(registry, () => rows.backlog(), {
      count: ['outbox_unpublished', 'Events committed but not yet acknowledged by JetStream'],
      age: ['outbox_lag_seconds', 'Age of the oldest event that JetStream has not acknowledged'],
    });
  }
}
