import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which rows of an import have something to check. */
export class DoubtedRows1795986000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import_row ADD COLUMN is_doubted boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import_row DROP COLUMN is_doubted');
  }
}
