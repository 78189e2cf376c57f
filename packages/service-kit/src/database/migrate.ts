import { setTimeout as delay } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';

/** An arbitrary advisory lock id; locks are per database. */
const MIGRATION_LOCK = 7_305_071;
/** PostgreSQL's code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';
const RETRY_EVERY_MS = 500;
const ATTEMPTS = 60;

const isLockedOut = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;

/**
 * Migrates the schema, one replica at a time: the others wait and then find nothing to do. A statement that needs a table for
 * itself waits two seconds at most, because every later query of that table waits behind it; then it is tried again.
 * @throws {QueryFailedError} if a table is held for longer than about two and a half minutes.
 */
export const migrate = async (dataSource: DataSource): Promise<void> => {
  const runner = dataSource.createQueryRunner();
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  try {
    await takeTurn(runner);
    await runner.query("SET statement_timeout = '60s'");
    await runner.query("SET lock_timeout = '2s'");
    for (let attempt = 1; ; attempt += 1) {
      try {
        await executor.executePendingMigrations();
        return;
      } catch (error) {
        if (!isLockedOut(error) || attempt === ATTEMPTS) throw error;
        await delay(RETRY_EVERY_MS);
      }
    }
  } finally {
    await leave(runner);
  }
};

/** Polls. A statement that waited for the lock would deadlock with an index that is built concurrently, which waits for all running statements. */
async function takeTurn(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [answer]: { isOurs: boolean }[] = await runner.query('SELECT pg_try_advisory_lock($1) AS "isOurs"', [MIGRATION_LOCK]);
    if (answer?.isOurs) return;
    await delay(RETRY_EVERY_MS);
  }
}

/** Returns the connection to the pool as it was. A broken one is not kept, and PostgreSQL frees its lock. */
async function leave(runner: QueryRunner): Promise<void> {
  const statements = [`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`, 'RESET statement_timeout', 'RESET lock_timeout'];
  for (const statement of statements) await runner.query(statement).catch(() => undefined);
  await runner.release();
}
