import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations make sure, under a lock, that no two accounts have the same email address. */
export class InviteStaff1795795200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_account
        ADD COLUMN email text,
        ADD COLUMN last_signed_in_at timestamptz(3),
        ADD COLUMN is_invited boolean NOT NULL DEFAULT false
    `);
    await runner.query(`
      CREATE TABLE staff_link (
        account_id uuid PRIMARY KEY REFERENCES staff_account ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz(3) NOT NULL,
        sent_at timestamptz(3)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_link');
    await runner.query('DELETE FROM staff_account WHERE is_invited');
    await runner.query(`
      ALTER TABLE staff_account
        DROP COLUMN email,
        DROP COLUMN last_signed_in_at,
        DROP COLUMN is_invited
    `);
  }
}
