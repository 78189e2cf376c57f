import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepPasskeys1795813000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE TABLE staff_passkey (
        account_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
        id uuid NOT NULL,
        name text NOT NULL,
        credential_id bytea NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3),
        PRIMARY KEY (account_id, id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_passkey');
  }
}
