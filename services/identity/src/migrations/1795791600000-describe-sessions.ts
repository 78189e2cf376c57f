import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DescribeSessions1795791600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE staff_session ADD COLUMN device text, ADD COLUMN last_used_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_session DROP COLUMN device, DROP COLUMN last_used_at');
  }
}
