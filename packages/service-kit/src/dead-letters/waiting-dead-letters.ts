import type { DeadLetter, DeadLetterGroup, DeadLetterSelection } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';
import { currentContext } from '../logging/request-context.ts';
import { hideInText, hidePersonalData } from './personal-data.ts';

/** Letters on one page. */
const PAGE = 50;
const MOST_IDS = 1_000;
const MOST_GROUPS = 200;

/** Groups with personal data hidden, the one that has waited longest first. */
export const waitingGroups = async (manager: EntityManager): Promise<DeadLetterGroup[]> => {
  const groups: DeadLetterGroup[] = await manager.query(
    `SELECT group_key AS "group", consumer, (array_agg(reason ORDER BY id))[1] AS reason, count(*)::int AS count,
            EXTRACT(EPOCH FROM now() - min(died_at))::float AS "oldestSeconds"
     FROM dead_letters WHERE state = 'waiting' GROUP BY group_key, consumer ORDER BY min(died_at), group_key LIMIT ${MOST_GROUPS}`,
  );
  return groups.map((group) => ({ ...group, reason: hideInText(group.reason) }));
};

interface Row extends Omit<DeadLetter, 'payload' | 'firstFailedAt' | 'diedAt'> {
  readonly payload: Buffer;
  readonly firstFailedAt: Date;
  readonly diedAt: Date;
}

/**
 * A page of waiting letters, oldest first, with personal data hidden.
 * @param after the last letter of the page before; 0 for the first page.
 */
export const waitingPage = async (
  manager: EntityManager,
  group: string | undefined,
  after: number,
): Promise<{ readonly letters: DeadLetter[]; readonly next: number | null }> => {
  const found: Row[] = await manager.query(
    `SELECT id, subject, event_id AS "eventId", reason, attempts, first_failed_at AS "firstFailedAt", died_at AS "diedAt", payload
     FROM dead_letters WHERE state = 'waiting' AND id > $1 AND ($2::text IS NULL OR group_key = $2) ORDER BY id LIMIT ${PAGE + 1}`,
    [after, group ?? null],
  );
  const letters = found.slice(0, PAGE).map(({ payload, firstFailedAt, diedAt, reason, ...letter }) => ({
    ...letter,
    reason: hideInText(reason),
    firstFailedAt: firstFailedAt.toISOString(),
    diedAt: diedAt.toISOString(),
    payload: hidePersonalData(payload.toString()),
  }));
  return { letters, next: found.length > PAGE ? (letters.at(-1)?.id ?? null) : null };
};

/** The ids of waiting letters in a selection, oldest first; of very many the first thousand. */
export const waitingIds = async (manager: EntityManager, { id, group }: DeadLetterSelection, after = 0): Promise<number[]> => {
  const rows: { id: number }[] = await manager.query(
    `SELECT id FROM dead_letters
     WHERE state = 'waiting' AND id > $1 AND ($2::integer IS NULL OR id = $2) AND ($3::text IS NULL OR group_key = $3)
     ORDER BY id LIMIT ${MOST_IDS}`,
    [after, id ?? null, group ?? null],
  );
  return rows.map((row) => row.id);
};

/** Settles those that still wait, in the name of the signed-in account. @returns their ids. */
export const settle = async (
  manager: EntityManager,
  ids: readonly number[],
  state: 'retried' | 'archived',
): Promise<readonly number[]> => {
  const [rows]: [{ id: number }[], number] = await manager.query(
    `UPDATE dead_letters SET state = $1, settled_by = $2, settled_at = now() WHERE id = ANY ($3) AND state = 'waiting' RETURNING id`,
    [state, currentContext()?.staff ?? null, ids],
  );
  return rows.map(({ id }) => id);
};
