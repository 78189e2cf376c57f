import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows that an import wrote a van from are found by the van, whenever its pictures are copied. */
export class FindImportRows1795870860000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS stock_import_row_vehicle ON stock_import_row (vehicle_id) WHERE written IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS stock_import_row_vehicle');
  }
}
