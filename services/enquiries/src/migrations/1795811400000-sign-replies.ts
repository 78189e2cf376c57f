import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies from before, and those of the previous release, are signed with what their text says. */
export class SignReplies1795811400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry_reply ADD COLUMN signed_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_reply DROP COLUMN signed_by');
  }
}
