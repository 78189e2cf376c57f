import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came of a call, when to ring again and when a customer comes. Calls from before, and those of the previous release, say none of it. */
export class DateCalls1795820400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry ADD COLUMN ring_again_at timestamptz(3), ADD COLUMN appointment_at timestamptz(3)');
    await runner.query(`
      ALTER TABLE enquiry_step ADD COLUMN outcome text CHECK (outcome IN ('spoke', 'no-answer', 'left-message'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_step DROP COLUMN outcome');
    await runner.query('ALTER TABLE enquiry DROP COLUMN ring_again_at, DROP COLUMN appointment_at');
  }
}
