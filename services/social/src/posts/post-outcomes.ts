import { setTimeout as delay } from 'node:timers/promises';
import { isStoreUnavailable } from '@forecourt/server-kit';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Outcome } from '../publishers/publisher.ts';
import { PostEntity, type PostRow } from './post.entity.ts';
import { nothingToSettle, postNotFound } from './post.errors.ts';

/** How long to retry while the database is down, in milliseconds: the outcome of a post must not be lost. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 500;

const ACTIONS = { published: 'post.published', failed: 'post.failed', unknown: 'post.left-unknown' } as const;

/** A post that only reached the local outbox was saved, not published. */
const actionOf = (outcome: Outcome['state'], before: PostRow): string =>
  outcome === 'published' && before.state === 'pending' && before.channel === 'outbox' ? 'post.saved' : ACTIONS[outcome];

/** Of a post that nobody waits for. */
interface Unattended {
  /** Whose action it is; by default that of whoever made the call. */
  readonly actor?: string;
  /** What else is done in the transaction. */
  readonly also?: (manager: EntityManager) => Promise<void>;
}

/** Records the outcome of a post and its audit entry in one transaction. */
@Injectable()
export class PostOutcomes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /**
   * @param from the states from which this transition is allowed.
   * @throws {ProblemError} 404, or 409 in any other state.
   */
  async record(id: string, from: readonly PostRow['state'][], outcome: Outcome, unattended: Unattended = {}): Promise<PostRow> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.dataSource.transaction((manager) => this.write(manager, id, from, outcome, unattended));
      } catch (error) {
        if (!isStoreUnavailable(error) || Date.now() > until) throw error;
        await delay(RETRY_MS);
      }
    }
  }

  private async write(
    manager: EntityManager,
    id: string,
    from: readonly PostRow['state'][],
    outcome: Outcome,
    { actor, also }: Unattended,
  ): Promise<PostRow> {
    const row = await manager.findOne(PostEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (row === null) throw postNotFound(id);
    if (!from.includes(row.state)) throw nothingToSettle(row.state);
    const settled = await manager.save(PostEntity, nextOf(row, outcome));
    await this.staffActions.record(manager, {
      action: actionOf(outcome.state, row),
      recordType: 'vehicle',
      recordId: String(row.vehicleId),
      ...(actor !== undefined && { actor }),
    });
    await also?.(manager);
    return settled;
  }
}

const nextOf = (row: PostRow, outcome: Outcome): PostRow => {
  const next = { ...row, version: row.version + 1, state: outcome.state };
  if (outcome.state === 'published') {
    const { remoteId, permalink } = outcome;
    return { ...next, settledAt: new Date(), problem: null, remoteId, permalink };
  }
  return { ...next, settledAt: outcome.state === 'failed' ? new Date() : null, problem: outcome.problem };
};
