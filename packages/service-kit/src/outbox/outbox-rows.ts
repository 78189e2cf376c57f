import type { Envelope } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ServiceDataSource } from '../database/service-data-source.ts';
import type { TableBacklog } from '../metrics/backlog-gauges.ts';

export interface OutboxRow {
  readonly position: string;
  readonly envelope: Envelope & { readonly data: unknown };
  /** Of the use case; null while tracing was off. */
  readonly traceparent: string | null;
  /** Whether the stream had it once and lost it. */
  readonly isReplay: boolean;
}

/** The sequence of an event and when its stream was created, which identifies the stream. */
export interface Acknowledgement {
  readonly position: string;
  readonly streamCreated: string;
  readonly sequence: number;
}

const BATCH = 100;
/** Events that wait longer than this make the outbox unhealthy, in seconds. */
const MAX_LAG_SECONDS = 5;

/** The outbox table. */
@Injectable()
export class OutboxRows {
  constructor(private readonly dataSource: ServiceDataSource) {}

  /**
   * Passes the next events to `publish` and records which were acknowledged. The rows stay locked meanwhile, so that other
   * replicas take different ones. Only the oldest event of each entity is taken, which preserves its order.
   * @returns how many were acknowledged.
   */
  publishNext(publish: (rows: readonly OutboxRow[]) => Promise<readonly Acknowledgement[]>): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows: OutboxRow[] = await manager.query(
        `SELECT position, envelope, traceparent, is_replay AS "isReplay" FROM outbox AS candidate
         WHERE published_at IS NULL AND NOT EXISTS (
           SELECT 1 FROM outbox AS earlier
           WHERE earlier.published_at IS NULL AND earlier.entity_id = candidate.entity_id AND earlier.position < candidate.position)
         ORDER BY position LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      if (rows.length === 0) return 0;
      const acknowledged = await publish(rows);
      await this.record(manager, acknowledged);
      return acknowledged.length;
    });
  }

  /** Marks events as unpublished that this stream does not hold, because it was recreated or restored from an older state. */
  async requeueLost(streamCreated: string, lastSequence: number): Promise<number> {
    const [, requeued]: [unknown, number] = await this.dataSource.query(
      `UPDATE outbox SET published_at = NULL, stream_created = NULL, stream_seq = NULL, is_replay = true
       WHERE published_at IS NOT NULL AND (stream_created < $1 OR stream_created > $1 OR (stream_created = $1 AND stream_seq > $2))`,
      [streamCreated, lastSequence],
    );
    return requeued;
  }

  /** The number of unacknowledged events and the age of the oldest in seconds. */
  async backlog(): Promise<TableBacklog> {
    const [row]: { count: number; age: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS count, COALESCE(EXTRACT(EPOCH FROM now() - min(created_at)), 0)::float AS age
       FROM outbox WHERE published_at IS NULL`,
    );
    return { count: row?.count ?? 0, ageSeconds: row?.age ?? 0 };
  }

  /** Rejects if an event has been unacknowledged for some seconds. */
  async checkLag(): Promise<void> {
    const { count, ageSeconds } = await this.backlog();
    if (ageSeconds > MAX_LAG_SECONDS) throw new Error(`${count} events wait, the oldest for ${Math.round(ageSeconds)} s`);
  }

  /** Whether JetStream has acknowledged every committed event, from all replicas. */
  async areLevel(): Promise<boolean> {
    const [row]: { waiting: boolean }[] = await this.dataSource.query(
      'SELECT EXISTS (SELECT 1 FROM outbox WHERE published_at IS NULL) AS waiting',
    );
    return row?.waiting === false;
  }

  private async record(manager: EntityManager, acknowledged: readonly Acknowledgement[]): Promise<void> {
    if (acknowledged.length === 0) return;
    await manager.query(
      `UPDATE outbox SET published_at = now(), stream_created = ack.created, stream_seq = ack.seq
       FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS ack (position, created, seq)
       WHERE outbox.position = ack.position`,
      [
        acknowledged.map(({ position }) => position),
        acknowledged.map(({ streamCreated }) => streamCreated),
        acknowledged.map(({ sequence }) => sequence),
      ],
    );
  }
}
