import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a note, a call or a message was corrected. */
export class CorrectNotes1795820500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry_note ADD COLUMN edited_at timestamptz(3)');
    await runner.query('ALTER TABLE enquiry_step ADD COLUMN edited_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_step DROP COLUMN edited_at');
    await runner.query('ALTER TABLE enquiry_note DROP COLUMN edited_at');
  }
}
