import type { ServiceOperations } from '@forecourt/contracts';
import { HealthChecks, Metrics, withDeadline } from '@forecourt/server-kit';
import { Controller, Get, Inject } from '@nestjs/common';
import { StaffMay } from '../auth/staff-may.ts';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { waitingGroups } from '../dead-letters/waiting-dead-letters.ts';
import { EventMetrics } from '../jetstream/event-metrics.ts';
import { OutboxRows } from '../outbox/outbox-rows.ts';

/** What a store has not told within this time is null, in milliseconds. */
const TELL_WITHIN_MS = 2_000;

const ifTold = <Answer>(asked: Promise<Answer>): Promise<Answer | null> => withDeadline(asked, TELL_WITHIN_MS).catch(() => null);

/** GET /api/operations/{service}: its state, how far it is behind, and its dead letters. It answers while its stores are down. */
@Controller()
@StaffMay('operations.manage')
export class ReadOperationsController {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly health: HealthChecks,
    private readonly outbox: OutboxRows,
    private readonly events: EventMetrics,
    private readonly metrics: Metrics,
    private readonly dataSource: ServiceDataSource,
  ) {}

  @Get()
  async read(): Promise<ServiceOperations> {
    const [readiness, outbox, backlogs, deadLetters] = await Promise.all([
      this.health.readiness(),
      ifTold(this.outbox.backlog()),
      this.events.backlogs(),
      ifTold(waitingGroups(this.dataSource.manager)),
    ]);
    const consumers = await Promise.all(
      [...backlogs].map(async ([consumer, { events, backlog }]) => ({
        consumer,
        events,
        waiting: backlog?.waiting ?? null,
        behindSeconds: backlog?.behindSeconds ?? null,
        ...(await this.events.recentTimes(consumer)),
      })),
    );
    return {
      service: this.service,
      ...readiness,
      failures: this.metrics.failures.count(),
      outbox: outbox && { waiting: outbox.count, lagSeconds: outbox.ageSeconds },
      consumers,
      deadLetters,
    };
  }
}
