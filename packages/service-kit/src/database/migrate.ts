import type { DataSource } from 'typeorm';

/** An arbitrary advisory lock id; locks are per database. */
const MIGRATION_LOCK = 7_305_071;

/** Migrates the schema, one replica at a time: the others wait for the lock and then find nothing to do. */
export const migrate = async (dataSource: DataSource): Promise<void> => {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await runner.query('RESET statement_timeout');
    }
  } finally {
    await runner.release();
  }
};
