import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepSignInPolicy1795817000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('CREATE TABLE staff_sign_in_rule (name text PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_sign_in_rule');
  }
}
