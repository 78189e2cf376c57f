import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events and dead letters keep the trace that they belong to (ADR 042). */
export class KeepTraces1795750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox
        ADD COLUMN traceparent text,
        ADD COLUMN is_replay boolean NOT NULL DEFAULT false`);
    await runner.query('ALTER TABLE dead_letters ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dead_letters DROP COLUMN traceparent');
    await runner.query('ALTER TABLE outbox DROP COLUMN is_replay, DROP COLUMN traceparent');
  }
}
