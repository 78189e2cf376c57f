import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepFormerLinks1795832000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE staff_link ADD COLUMN former_token_hash bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_link DROP COLUMN former_token_hash');
  }
}
