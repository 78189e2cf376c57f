import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SayWhatEndedSessions1795812000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE staff_session ADD COLUMN ended_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_session DROP COLUMN ended_by');
  }
}
