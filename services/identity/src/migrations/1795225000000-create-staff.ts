import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaff1795225000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_account (
        id uuid PRIMARY KEY,
        name text NOT NULL UNIQUE CHECK (name <> ''),
        password_hash text NOT NULL,
        setting_hash text,
        is_disabled boolean NOT NULL,
        created_at timestamptz(3) NOT NULL,
        password_changed_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query(`
      CREATE TABLE staff_session (
        id uuid PRIMARY KEY,
        account_id uuid REFERENCES staff_account,
        issued_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3)
      )
    `);
    await runner.query('CREATE INDEX staff_session_live ON staff_session (account_id, expires_at) WHERE revoked_at IS NULL');
    await runner.query('CREATE INDEX staff_session_revoked ON staff_session (expires_at) WHERE revoked_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_session, staff_account');
  }
}
