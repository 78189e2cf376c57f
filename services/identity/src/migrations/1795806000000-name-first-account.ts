import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first account is found by its name, also by replicas of the previous release; what it is called is beside it. */
export class NameFirstAccount1795806000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_account ADD COLUMN display_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_account DROP COLUMN display_name');
  }
}
