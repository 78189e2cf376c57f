import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enquiries from before, and those that a replica of the previous release takes, have no time to be answered by. */
export class ReplyClock1795764000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry ADD COLUMN reply_due_at timestamptz(3), ADD COLUMN reminded_at timestamptz(3)');
    await runner.query('ALTER TABLE mail ADD COLUMN is_reminder boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP COLUMN reply_due_at, DROP COLUMN reminded_at');
    await runner.query('ALTER TABLE mail DROP COLUMN is_reminder');
  }
}
