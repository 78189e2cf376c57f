import { randomBytes } from 'node:crypto';
import { defineEvent } from '@forecourt/contracts';
import { serverUrl } from '@forecourt/testing';
import { Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { createService, type RunningService } from '../bootstrap/create-service.ts';
import { ServiceKitModule } from '../bootstrap/service-kit.module.ts';
import type { DeliveryPolicy } from '../jetstream/delivery-policy.ts';
import { defineSettings } from '../settings/define-settings.ts';
import { sayRevocationsAreKnown } from './known-revocations.ts';
import { createStaffTokens } from './staff-tokens.ts';
import { createThrowAwayDatabase } from './throw-away-database.ts';

/** A unique stream name, because tests run concurrently on one NATS. */
export const newName = (): string => `kit${randomBytes(6).toString('hex')}`;

/** The event that tests publish in their own stream. */
export const noteEvent = (service: string) => defineEvent(`${service}.note.written.v1`, z.object({ text: z.string() }));

export const staff = createStaffTokens();

export interface TestService extends RunningService {
  readonly database: DataSource;
  /** Stops the service and drops its database. */
  close(): Promise<void>;
}

interface TestServiceOptions {
  readonly name: string;
  readonly controllers?: readonly Type[];
  readonly delivery?: DeliveryPolicy;
  readonly environment?: Readonly<Record<string, string>>;
  /** Another replica's database; a new one by default. */
  readonly databaseUrl?: string;
}

/** A complete service with the given controllers, on the environment's servers and its own database. */
export const startTestService = async (options: TestServiceOptions): Promise<TestService> => {
  const own = options.databaseUrl === undefined ? await createThrowAwayDatabase(superuserUrl) : undefined;
  Object.assign(process.env, {
    PORT: '0',
    HOST: '127.0.0.1',
    NATS_URL: natsUrl,
    REDIS_URL: redisUrl,
    JWT_PUBLIC_KEY: staff.publicKey,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    DATABASE_URL: own?.url ?? options.databaseUrl,
    ...options.environment,
  });
  await sayRevocationsAreKnown(redisUrl);
  const { name, delivery = { attempts: 3, firstRetryMs: 20, rollOutMs: 60_000, offerEveryMs: 50, ackWaitMs: 1_500 } } = options;
  class TestModule {}
  Module({
    imports: [ServiceKitModule.forRoot({ name, settings: defineSettings({}), delivery })],
    controllers: [...(options.controllers ?? [])],
  })(TestModule);
  const service = await createService({ name, module: TestModule });
  const close = async (): Promise<void> => {
    await service.stop();
    await own?.drop();
  };
  return { ...service, database: service.app.get(DataSource), close };
};

export const superuserUrl = serverUrl('DATABASE_URL');
export const natsUrl = serverUrl('NATS_URL');
export const redisUrl = serverUrl('REDIS_URL');
