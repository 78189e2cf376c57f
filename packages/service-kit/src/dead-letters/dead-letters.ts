import { createHash } from 'node:crypto';
import type { Logger } from '@forecourt/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { LOGGER } from '../logging/logger.ts';
import type { TableBacklog } from '../metrics/backlog-gauges.ts';
import { reasonOf } from './reason-of.ts';

/** A message that a consumer could not handle. */
export interface FailedMessage {
  readonly consumer: string;
  readonly subject: string;
  /** As received. */
  readonly payload: Uint8Array;
  readonly attempts: number;
  readonly firstFailedAt: Date;
  /** The trace that it belongs to; undefined while tracing was off. */
  readonly traceparent: string | undefined;
}

/** Stores events that could not be handled, in the consuming service's own database (ADR 037). */
@Injectable()
export class DeadLetters {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: ServiceDataSource,
  ) {}

  /**
   * Resolves once the message is stored with its reason; only then may it be terminated. A message that was buried before is not
   * stored again, also if it has been settled since.
   */
  async bury({ consumer, subject, payload, attempts, firstFailedAt, traceparent }: FailedMessage, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    await this.dataSource.query(
      `INSERT INTO dead_letters (consumer, subject, event_id, reason, group_key, attempts, first_failed_at, payload, traceparent)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (consumer, subject, sha256(payload)) DO NOTHING`,
      [
        consumer,
        subject,
        eventIdIn(payload),
        reason,
        groupOf(consumer, reason),
        attempts,
        firstFailedAt,
        Buffer.from(payload),
        traceparent,
      ],
    );
    this.logger.error({ err: error, consumer, subject, attempts }, 'event became a dead letter');
  }

  /** How many wait for staff, and the age of the oldest in seconds. */
  async backlog(): Promise<TableBacklog> {
    const [row]: { count: number; age: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS count, COALESCE(EXTRACT(EPOCH FROM now() - min(died_at)), 0)::float AS age
       FROM dead_letters WHERE state = 'waiting'`,
    );
    return { count: row?.count ?? 0, ageSeconds: row?.age ?? 0 };
  }
}

const eventIdIn = (payload: Uint8Array): string | null => {
  try {
    return z.object({ id: z.uuid() }).parse(JSON.parse(Buffer.from(payload).toString())).id;
  } catch {
    return null;
  }
};

/** Ids and figures differ from event to event where the reason is the same. */
const groupOf = (consumer: string, reason: string): string => {
  const kind = reason.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '#').replace(/\d+/g, '#');
  return createHash('sha256').update(`${consumer}\n${kind}`).digest('hex').slice(0, 16);
};
