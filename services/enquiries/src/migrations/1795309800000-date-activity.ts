import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The last activity of a record, for its retention. Earlier changes of status were not recorded, so existing rows start from
 * today. A constant default does not rewrite the table.
 */
export class DateActivity1795309800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry ADD COLUMN active_at timestamptz(3) NOT NULL DEFAULT now()');
    await runner.query('ALTER TABLE data_subject_request ADD COLUMN active_at timestamptz(3) NOT NULL DEFAULT now()');
    // Speeds up the foreign key check when a calculation is deleted.
    await runner.query('CREATE INDEX enquiry_of_calculation ON enquiry (calculation_id) WHERE calculation_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enquiry_of_calculation');
    await runner.query('ALTER TABLE enquiry DROP COLUMN active_at');
    await runner.query('ALTER TABLE data_subject_request DROP COLUMN active_at');
  }
}
