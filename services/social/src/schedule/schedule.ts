import { randomUUID } from 'node:crypto';
import type { ChangeScheduledPost, PostChannel, SchedulePost } from '@forecourt/contracts';
import { idempotencyKeyReused, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { PostEntity, type PostRow } from '../posts/post.entity.ts';
import { hashOf, type RequestKey } from '../posts/posts.ts';
import { cancelledMeanwhile, changedMeanwhile, goneOut, scheduledNotFound, timeTaken } from './schedule.errors.ts';
import { ScheduledPostEntity, type ScheduledRow, type ScheduledState } from './scheduled-post.entity.ts';

/** More than a dealer has; the earliest are shown. */
const MOST_SHOWN = 500;

/** SQLSTATE of a broken unique index. */
const NOT_UNIQUE = '23505';

/** What staff decide about a post. */
type Wanted = Pick<ScheduledRow, 'content' | 'imageUrl' | 'told' | 'publishAt'>;

const wantedOf = (request: SchedulePost | ChangeScheduledPost): Wanted => {
  const { content, imageUrl, publishAt, price, vatQualifying, stockStatus, isSold } = request;
  const told = { price, vatQualifying, stockStatus, isSold };
  return { content, imageUrl: imageUrl || null, told, publishAt: new Date(publishAt) };
};

/** The posts that wait, as staff make, change and cancel them. */
@Injectable()
export class Schedule {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /** The earliest first. */
  open(): Promise<readonly ScheduledRow[]> {
    return this.dataSource.manager.find(ScheduledPostEntity, {
      where: { state: In(['waiting', 'held']) },
      order: { publishAt: 'ASC', id: 'ASC' },
      take: MOST_SHOWN,
    });
  }

  /** How many wait for their time, and how many for staff. */
  async counts(): Promise<Partial<Record<ScheduledState, number>>> {
    const rows: { state: ScheduledState; count: number }[] = await this.dataSource.query(
      `SELECT state, count(*)::integer AS count FROM scheduled_post WHERE state IN ('waiting', 'held') GROUP BY state`,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  async one(id: string): Promise<ScheduledRow> {
    const row = await this.dataSource.manager.findOneBy(ScheduledPostEntity, { id });
    if (row === null) throw scheduledNotFound(id);
    return row;
  }

  /** What a request with this key made before, if it did. @throws {ProblemError} 422 if that request was another. */
  async ofKey(request: SchedulePost, key: RequestKey | null): Promise<ScheduledRow | null> {
    if (key === null) return null;
    const row = await this.dataSource.manager.findOneBy(ScheduledPostEntity, { requestKey: hashOf(key) });
    if (row !== null && row.requestHash !== hashOf(request)) throw idempotencyKeyReused(key.value);
    return row;
  }

  /** @throws {ProblemError} 409 if one about the van waits for that moment already. */
  async add(request: SchedulePost, key: RequestKey | null, by: string): Promise<ScheduledRow> {
    const { content, imageUrl, told, publishAt } = wantedOf(request);
    const id = randomUUID();
    const isNew = await this.dataSource.transaction(async (manager) => {
      const added: unknown[] = await manager.query(
        `INSERT INTO scheduled_post
           (id, vehicle_id, platform, content, image_url, told, publish_at, attempt_at, state, scheduled_by, request_key, request_hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 'waiting', $8, $9, $10)
         ON CONFLICT DO NOTHING RETURNING id`,
        [
          id,
          request.vehicleId,
          request.platform,
          content,
          imageUrl,
          JSON.stringify(told),
          publishAt,
          by,
          key && hashOf(key),
          hashOf(request),
        ],
      );
      if (added.length > 0) await this.note(manager, 'post.scheduled', request);
      return added.length > 0;
    });
    if (isNew) return this.one(id);
    const before = await this.ofKey(request, key);
    if (before === null) throw timeTaken(request.platform);
    return before;
  }

  /** A repeated change is answered as the first was. @throws {ProblemError} 404, or 409 if the post is no longer as it was. */
  async change(id: string, request: ChangeScheduledPost, by: string): Promise<ScheduledRow> {
    const wanted = wantedOf(request);
    const version = request.version + 1;
    return this.locked(id, async (manager, row) => {
      if (row.state === 'cancelled') throw cancelledMeanwhile();
      if (row.state === 'sent') throw goneOut();
      if (row.version === version && row.scheduledBy === by && hashOf(wantedIn(row)) === hashOf(wanted)) return row;
      if (row.version !== request.version) throw changedMeanwhile();
      await this.note(manager, 'post.schedule-changed', row);
      const next = { attemptAt: wanted.publishAt, attempts: 0, state: 'waiting', hold: null, version, scheduledBy: by } as const;
      return manager.save(ScheduledPostEntity, { ...row, ...wanted, ...next });
    });
  }

  /** Cancelling twice is cancelling once. @throws {ProblemError} 404, or 409 if the post is no longer as it was. */
  async cancel(id: string, version: number): Promise<void> {
    await this.locked(id, async (manager, row) => {
      if (row.state === 'cancelled') return row;
      if (row.state === 'sent') throw goneOut();
      if (row.version !== version) throw changedMeanwhile();
      await this.note(manager, 'post.schedule-cancelled', row);
      return manager.save(ScheduledPostEntity, { ...row, state: 'cancelled', hold: null, version: version + 1 });
    });
  }

  /**
   * Keeps it as a post that staff have posted by hand, under its own number; a second time, it does nothing.
   * @throws {ProblemError} 404, or 409 if the post is no longer as it was.
   */
  async markPosted(id: string, version: number, { by, channel }: { by: string; channel: PostChannel }): Promise<PostRow> {
    await this.locked(id, async (manager, row) => {
      if (row.state === 'cancelled') throw cancelledMeanwhile();
      if (row.state === 'sent') {
        if (await manager.existsBy(PostEntity, { id })) return row;
        throw goneOut();
      }
      if (row.version !== version) throw changedMeanwhile();
      await this.note(manager, 'post.posted-by-hand', row);
      await manager.insert(PostEntity, byHand(row, by, channel));
      return manager.save(ScheduledPostEntity, { ...row, state: 'sent', hold: null, version: version + 1 });
    });
    return this.dataSource.manager.findOneByOrFail(PostEntity, { id });
  }

  private async locked(id: string, work: (manager: EntityManager, row: ScheduledRow) => Promise<ScheduledRow>) {
    let platform: ScheduledRow['platform'] | undefined;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const row = await manager.findOne(ScheduledPostEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (row === null) throw scheduledNotFound(id);
        platform = row.platform;
        return work(manager, row);
      });
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === NOT_UNIQUE;
      throw isTaken && platform ? timeTaken(platform) : error;
    }
  }

  private note(manager: EntityManager, action: string, { vehicleId }: { vehicleId: number }): Promise<void> {
    return this.staffActions.record(manager, { action, recordType: 'vehicle', recordId: String(vehicleId) });
  }
}

const byHand = (row: ScheduledRow, postedBy: string, channel: PostChannel): PostRow => {
  const { id, vehicleId, platform, content, imageUrl, requestHash } = row;
  const now = new Date();
  const outcome = { state: 'published', settledAt: now, remoteId: null, permalink: null, problem: null, postedBy } as const;
  const post = { id, vehicleId, platform, channel, content, imageUrl, requestKey: null, requestHash };
  return { ...post, ...outcome, version: 1, dueAt: now, createdAt: now };
};

const wantedIn = ({ content, imageUrl, told, publishAt }: ScheduledRow): Wanted => {
  const { price, vatQualifying, stockStatus, isSold } = told;
  return { content, imageUrl, told: { price, vatQualifying, stockStatus, isSold }, publishAt };
};
