import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepSecondFactors1795807800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE TABLE staff_authenticator (
        account_id uuid PRIMARY KEY REFERENCES staff_account ON DELETE CASCADE,
        sealed_secret bytea NOT NULL,
        confirmed_at timestamptz(3),
        last_step bigint NOT NULL DEFAULT 0
      )
    `);
    await runner.query(`
      CREATE TABLE staff_recovery_code (
        account_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (account_id, code_hash)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_recovery_code, staff_authenticator');
  }
}
