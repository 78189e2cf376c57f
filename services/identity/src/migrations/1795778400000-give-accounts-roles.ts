import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GiveAccountsRoles1795778400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The only account there can be is the owner's.
    await runner.query("ALTER TABLE staff_account ADD COLUMN role text NOT NULL DEFAULT 'owner'");
    await runner.query("ALTER TABLE staff_account ALTER COLUMN role SET DEFAULT 'viewer'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_account DROP COLUMN role');
  }
}
