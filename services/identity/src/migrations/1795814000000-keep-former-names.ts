import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account was called until when, so that the activity goes on saying who it was. Only names that are over are kept here. */
export class KeepFormerNames1795814000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE TABLE staff_former_name (
        account_id uuid NOT NULL,
        until timestamptz(3) NOT NULL,
        name text NOT NULL,
        PRIMARY KEY (account_id, until)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_former_name');
  }
}
