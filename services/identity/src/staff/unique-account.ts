import type { EntityManager } from 'typeorm';
import { taken } from './staff.errors.ts';

/** Advisory lock: of two accounts that take the same name or address at the same time, the second is refused. */
const UNIQUE_LOCK = 4_202;

interface Wanted {
  readonly name: string;
  /** Null if it is not wanted. */
  readonly email: string | null;
}

/**
 * Holds until the transaction ends.
 * @param own the account that wants them; null if it is new. @throws {ProblemError} 409 if another account has them, in any letters.
 */
export async function requireUnique(manager: EntityManager, { name, email }: Wanted, own: string | null): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [UNIQUE_LOCK]);
  const [others]: { name: boolean; email: boolean }[] = await manager.query(
    `SELECT coalesce(bool_or(lower($1) IN (lower(name), lower(display_name))), false) AS name,
       coalesce(bool_or(lower(email) = lower($2)), false) AS email
     FROM staff_account WHERE id IS DISTINCT FROM $3`,
    [name, email, own],
  );
  if (others?.email) throw taken('email');
  if (others?.name) throw taken('name');
}
