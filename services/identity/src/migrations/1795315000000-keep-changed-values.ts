import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepChangedValues1795315000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE audit_entry ADD COLUMN changes jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry DROP COLUMN changes');
  }
}
