import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who imported a file, whoever puts its vans on the site or undoes it later. */
export class KeepWhoImported1795842000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import ADD COLUMN imported_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import DROP COLUMN imported_by');
  }
}
