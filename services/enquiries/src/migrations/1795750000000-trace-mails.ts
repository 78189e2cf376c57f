import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail keeps the trace of the event that caused it. */
export class TraceMails1795750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN traceparent');
  }
}
