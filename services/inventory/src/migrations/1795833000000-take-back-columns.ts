import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which import has kept what a source's columns mean, and what was kept before, so that undoing the import takes it back. */
export class TakeBackColumns1795833000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_source ADD COLUMN import_id integer');
    await runner.query('ALTER TABLE stock_import ADD COLUMN source_before jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import DROP COLUMN source_before');
    await runner.query('ALTER TABLE stock_source DROP COLUMN import_id');
  }
}
