import { closeTracing, EventFeed, HealthChecks, type Logger, ManagementServer, Metrics, NatsLink } from '@forecourt/server-kit';
import { type BeforeApplicationShutdown, type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { StaffActions } from '../audit/staff-actions.ts';
import { StaffStrategy } from '../auth/staff.strategy.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { Commands } from '../commands/commands.ts';
import { databaseOptions, type ServiceSchema } from '../database/database-options.ts';
import { EXPIRED_ROWS, Housekeeping } from '../database/housekeeping.ts';
import { openDataSource } from '../database/open-data-source.ts';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { DeadLetterMetrics } from '../dead-letters/dead-letter-metrics.ts';
import { DeadLetters } from '../dead-letters/dead-letters.ts';
import { ProblemFilter } from '../errors/problem.filter.ts';
import { KeptAnswers } from '../idempotency/idempotency-store.ts';
import { Inbox } from '../inbox/inbox.ts';
import { DEFAULT_DELIVERY, DELIVERY_POLICY, type DeliveryPolicy } from '../jetstream/delivery-policy.ts';
import { EventDelivery } from '../jetstream/event-delivery.ts';
import { EventHandlers } from '../jetstream/event-handlers.ts';
import { EventMetrics } from '../jetstream/event-metrics.ts';
import { JetStreamStrategy } from '../jetstream/jetstream.strategy.ts';
import { StoreProof } from '../jetstream/store-proof.ts';
import { WriteTurns } from '../limits/write-turns.ts';
import { createServiceLogger, LOGGER } from '../logging/logger.ts';
import { operationsOf } from '../operations/operations.module.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxMetrics } from '../outbox/outbox-metrics.ts';
import { OutboxRelay } from '../outbox/outbox-relay.ts';
import { OutboxRows } from '../outbox/outbox-rows.ts';
import { openRedis, REDIS, type RedisClient } from '../redis/redis-client.ts';
import { type BaseSettings, SETTINGS, type SettingsDefinition } from '../settings/define-settings.ts';
import { SERVICE_NAME } from './service-name.ts';

export interface ServiceKitOptions extends Partial<ServiceSchema> {
  /** The service's name: prefix of its subjects, name of its stream, field of its log entries. */
  readonly name: string;
  readonly settings: SettingsDefinition;
  /** How failed events are redelivered; eight attempts within about a minute by default. */
  readonly delivery?: DeliveryPolicy;
  /** SQL statements that delete the service's expired rows; run at start and every hour. */
  readonly expired?: readonly string[];
}

/** Providers that are needed before the stores can be opened. */
@Module({})
class BaseModule {}

/** The platform of a service. Import it once, in the root module. */
@Module({})
export class ServiceKitModule implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    private readonly nats: NatsLink,
    private readonly feed: EventFeed,
    private readonly dataSource: ServiceDataSource,
  ) {}

  static forRoot({
    name,
    settings,
    entities = [],
    migrations = [],
    delivery = DEFAULT_DELIVERY,
    expired = [],
  }: ServiceKitOptions): DynamicModule {
    const base: DynamicModule = {
      module: BaseModule,
      global: true,
      providers: [
        { provide: SERVICE_NAME, useValue: name },
        { provide: SETTINGS, useFactory: () => settings.read(process.env) },
        {
          provide: LOGGER,
          useFactory: ({ LOG_LEVEL }: BaseSettings) => createServiceLogger(name, LOG_LEVEL),
          inject: [SETTINGS],
        },
      ],
      exports: [SERVICE_NAME, SETTINGS, LOGGER],
    };
    return {
      module: ServiceKitModule,
      global: true,
      imports: [base, ...operationsOf(name)],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        {
          provide: ServiceDataSource,
          useFactory: ({ DATABASE_URL }: BaseSettings, logger: Logger) =>
            openDataSource(databaseOptions(name, DATABASE_URL, { entities, migrations }, logger), logger),
          inject: [SETTINGS, LOGGER],
        },
        // `@InjectRepository()` looks it up under this token.
        { provide: DataSource, useExisting: ServiceDataSource },
        {
          provide: REDIS,
          useFactory: ({ REDIS_URL }: BaseSettings, logger: Logger) => openRedis(REDIS_URL, logger),
          inject: [SETTINGS, LOGGER],
        },
        {
          provide: NatsLink,
          useFactory: ({ NATS_URL }: BaseSettings, logger: Logger) => new NatsLink(name, NATS_URL, logger),
          inject: [SETTINGS, LOGGER],
        },
        {
          provide: HealthChecks,
          useFactory: (dataSource: DataSource, redis: RedisClient, nats: StoreProof, outbox: OutboxRows) => {
            const checks = new HealthChecks();
            checks.add({ name: 'postgresql', required: true, check: () => dataSource.query('SELECT 1') });
            // Writes too, because a Redis with a full disk or memory still reads.
            const write = () => redis.set(`${name}:health`, '1', { expiration: { type: 'EX', value: 60 } });
            checks.add({ name: 'redis', required: false, check: write });
            checks.add({ name: 'nats', required: false, check: () => nats.check() });
            checks.add({ name: 'outbox', required: false, check: () => outbox.checkLag() });
            return checks;
          },
          inject: [DataSource, REDIS, StoreProof, OutboxRows],
        },
        { provide: DELIVERY_POLICY, useValue: delivery },
        { provide: EXPIRED_ROWS, useValue: expired },
        Housekeeping,
        { provide: Metrics, useValue: new Metrics() },
        {
          provide: ManagementServer,
          useFactory: (checks: HealthChecks, metrics: Metrics) => new ManagementServer(checks, metrics),
          inject: [HealthChecks, Metrics],
        },
        {
          provide: EventFeed,
          useFactory: (logger: Logger, nats: NatsLink) => new EventFeed(name, logger, nats),
          inject: [LOGGER, NatsLink],
        },
        Outbox,
        OutboxRows,
        OutboxRelay,
        OutboxMetrics,
        Inbox,
        StoreProof,
        DeadLetters,
        DeadLetterMetrics,
        EventHandlers,
        EventMetrics,
        EventDelivery,
        JetStreamStrategy,
        Commands,
        ResponseCache,
        KeptAnswers,
        WriteTurns,
        StaffActions,
        StaffStrategy,
      ],
      exports: [
        ServiceDataSource,
        DataSource,
        REDIS,
        NatsLink,
        HealthChecks,
        Metrics,
        Outbox,
        OutboxRows,
        EventFeed,
        EventHandlers,
        EventMetrics,
        Commands,
        ResponseCache,
        KeptAnswers,
        WriteTurns,
        StaffActions,
      ],
    };
  }

  beforeApplicationShutdown(): void {
    this.feed.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await closeTracing();
    await this.nats.close();
    this.redis.destroy();
    await this.dataSource.destroy();
  }
}
