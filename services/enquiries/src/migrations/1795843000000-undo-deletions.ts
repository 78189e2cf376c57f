import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the writer of a note, a call or a message deleted it. */
export class UndoDeletions1795843000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry_note ADD COLUMN removed_at timestamptz(3)');
    await runner.query('ALTER TABLE enquiry_step ADD COLUMN removed_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_step DROP COLUMN removed_at');
    await runner.query('ALTER TABLE enquiry_note DROP COLUMN removed_at');
  }
}
