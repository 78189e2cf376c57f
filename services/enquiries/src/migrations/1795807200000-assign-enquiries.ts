import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose an enquiry is: an account's id. Staff read few enough of one person or of nobody to need no index of their own. */
export class AssignEnquiries1795807200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry ADD COLUMN assignee text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP COLUMN assignee');
  }
}
