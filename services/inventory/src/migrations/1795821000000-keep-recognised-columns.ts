import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the columns of an import were recognised as, whatever they mean by now. */
export class KeepRecognisedColumns1795821000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import ADD COLUMN recognised text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import DROP COLUMN recognised');
  }
}
