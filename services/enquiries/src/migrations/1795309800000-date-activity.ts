import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When something last happened with a record, for its retention. Nobody wrote down when a status was changed, so what is there
 * counts from today. Columns whose default is one moment rewrite nothing.
 */
export class DateActivity1795309800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry ADD COLUMN active_at timestamptz(3) NOT NULL DEFAULT now()');
    await runner.query('ALTER TABLE data_subject_request ADD COLUMN active_at timestamptz(3) NOT NULL DEFAULT now()');
    // Each calculation that is deleted is looked for here, as it is referred to.
    await runner.query('CREATE INDEX enquiry_of_calculation ON enquiry (calculation_id) WHERE calculation_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enquiry_of_calculation');
    await runner.query('ALTER TABLE enquiry DROP COLUMN active_at');
    await runner.query('ALTER TABLE data_subject_request DROP COLUMN active_at');
  }
}
