import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import has changed of what the dealership alone sees of a van, as it was, and the version since, so that it is put back. */
export class ImportDealerFacts1795881600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import_row ADD COLUMN dealer_before jsonb, ADD COLUMN dealer_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import_row DROP COLUMN dealer_before, DROP COLUMN dealer_version');
  }
}
