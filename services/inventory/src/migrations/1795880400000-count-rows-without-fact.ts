import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which rows of an import are taken without a fact whose cell could not be read. */
export class CountRowsWithoutFact1795880400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import_row ADD COLUMN is_without_fact boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import_row DROP COLUMN is_without_fact');
  }
}
