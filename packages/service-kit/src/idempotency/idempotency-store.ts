import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface KeyId {
  readonly scope: string;
  readonly key: string;
}

interface KeptAnswer {
  readonly hash: string;
  readonly status: number;
  readonly location: string | null;
  readonly body: unknown;
}

/** The table of answers stored by idempotency key. */
@Injectable()
export class KeptAnswers {
  /** Waits up to five seconds for a concurrent request with the same key. @returns whether the key is new. */
  async claim(manager: EntityManager, { scope, key }: KeyId, hash: string): Promise<boolean> {
    await manager.query(`SET LOCAL lock_timeout = '5s'`);
    const inserted: unknown[] = await manager.query(
      'INSERT INTO idempotency_key (scope, key, request_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key',
      [scope, key, hash],
    );
    await manager.query('SET LOCAL lock_timeout = DEFAULT');
    return inserted.length > 0;
  }

  async keep(
    manager: EntityManager,
    { scope, key }: KeyId,
    answer: { status: number; location: unknown; body: unknown },
  ): Promise<void> {
    await manager.query('UPDATE idempotency_key SET status = $3, location = $4, body = $5 WHERE scope = $1 AND key = $2', [
      scope,
      key,
      answer.status,
      typeof answer.location === 'string' ? answer.location : null,
      answer.body === undefined ? null : JSON.stringify(answer.body),
    ]);
  }

  async find(manager: EntityManager, { scope, key }: KeyId): Promise<KeptAnswer> {
    const [row]: KeptAnswer[] = await manager.query(
      'SELECT request_hash AS hash, status, location, body FROM idempotency_key WHERE scope = $1 AND key = $2',
      [scope, key],
    );
    if (row === undefined) throw new Error(`the answer for key ${key} was removed while it was asked for`);
    return row;
  }
}
