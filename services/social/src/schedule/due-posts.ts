import type { PostChannel } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Posts } from '../posts/posts.ts';
import type { Outcome } from '../publishers/publisher.ts';
import { retryPlan } from './retry-plan.ts';
import type { Hold, ScheduledRow, ScheduledState } from './scheduled-post.entity.ts';

/** Longer than it takes to ask inventory and to begin, in seconds: whoever has claimed a post and not begun it then is dead. */
const CLAIM_SECONDS = 30;

export type DuePost = Omit<ScheduledRow, 'attemptAt' | 'state' | 'hold' | 'requestKey' | 'requestHash'>;

/** The posts whose time has come, as the replicas of the service share them out. */
@Injectable()
export class DuePosts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: Posts,
  ) {}

  /** Claims the next one; null if none is due. What it says is read with the claim: a later change is for a later time. */
  async take(): Promise<DuePost | null> {
    const [[claimed]]: [DuePost[], number] = await this.dataSource.query(
      `UPDATE scheduled_post SET attempts = attempts + 1, attempt_at = now() + make_interval(secs => $1)
       WHERE id IN (
         SELECT id FROM scheduled_post WHERE state = 'waiting' AND attempt_at <= now()
         ORDER BY attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, vehicle_id AS "vehicleId", platform, content, image_url AS "imageUrl", told, publish_at AS "publishAt",
         attempts, version, scheduled_by AS "scheduledBy"`,
      [CLAIM_SECONDS],
    );
    return claimed ?? null;
  }

  /**
   * Makes it a post that is being sent, in one transaction: from here on, whatever happens, it is not sent a second time.
   * @returns the id of the post; null if somebody has changed or cancelled it since it was claimed.
   * @throws {ProblemError} 409 while another post about the van is being sent, or the outcome of the last is unknown.
   */
  async begin(due: DuePost, channel: PostChannel): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await move(manager, due, 'waiting', { state: 'sent' }))) return null;
      const { vehicleId, platform, content, imageUrl } = due;
      return this.posts.insert(manager, { request: { vehicleId, platform, content, imageUrl }, key: null, channel });
    });
  }

  /** Leaves it to staff, unless they have changed it meanwhile. */
  async hold(due: DuePost, hold: Hold): Promise<void> {
    await move(this.dataSource.manager, due, 'waiting', { state: 'held', hold });
  }

  /** What is next for a post that was begun, in the transaction that records its outcome. */
  async settle(manager: EntityManager, due: DuePost, outcome: Outcome): Promise<void> {
    if (outcome.state !== 'failed') return;
    const plan = retryPlan(outcome.problem, due, Date.now());
    const next = 'hold' in plan ? ({ state: 'held', ...plan } as const) : ({ state: 'waiting', ...plan } as const);
    await move(manager, { ...due, version: due.version + 1 }, 'sent', next);
  }
}

interface Next {
  readonly state: ScheduledState;
  readonly hold?: Hold;
  readonly retryAt?: Date;
}

/** @returns whether it was still as it is known. */
const move = async (
  manager: EntityManager,
  { id, version }: DuePost,
  from: ScheduledState,
  { state, hold, retryAt }: Next,
): Promise<boolean> => {
  const [, moved]: [unknown, number] = await manager.query(
    `UPDATE scheduled_post SET state = $4, hold = $5, attempt_at = coalesce($6, attempt_at), version = version + 1
     WHERE id = $1 AND version = $2 AND state = $3`,
    [id, version, from, state, hold ? JSON.stringify(hold) : null, retryAt ?? null],
  );
  return moved > 0;
};
