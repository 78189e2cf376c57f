import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses at which others fetch the stock (ADR 050). A feed that is off has no row. */
export class CreateStockFeeds1795786000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_feed (
        name text PRIMARY KEY,
        secret text NOT NULL CHECK (length(secret) >= 43),
        made_at timestamptz(3) NOT NULL,
        last_fetched_at timestamptz(3)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_feed');
  }
}
