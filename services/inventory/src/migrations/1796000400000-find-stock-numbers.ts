import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A van is found by its stock number, which an import does for each of its rows. */
export class FindStockNumbers1796000400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS vehicle_stock_number
      ON vehicle (replace(upper(stock_number), ' ', '')) WHERE deleted_at IS NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS vehicle_stock_number');
  }
}
