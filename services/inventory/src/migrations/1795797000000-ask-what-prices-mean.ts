import type { MigrationInterface, QueryRunner } from 'typeorm';

const outcomes = (words: string): string => `
  ALTER TABLE stock_import_row
    DROP CONSTRAINT stock_import_row_outcome_check,
    ADD CONSTRAINT stock_import_row_outcome_check CHECK (outcome IN (${words})) NOT VALID
`;

/** What prices mean that do not say it, for an import and for the next file of its source; rows that wait for it, and repeated ones. */
export class AskWhatPricesMean1795797000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_import ADD COLUMN price_basis text');
    await runner.query('ALTER TABLE stock_source ADD COLUMN price_basis text');
    await runner.query(outcomes("'new', 'changed', 'unchanged', 'unclear', 'repeated', 'refused'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE stock_import_row SET outcome = 'refused' WHERE outcome IN ('unclear', 'repeated')");
    await runner.query(outcomes("'new', 'changed', 'unchanged', 'refused'"));
    await runner.query('ALTER TABLE stock_source DROP COLUMN price_basis');
    await runner.query('ALTER TABLE stock_import DROP COLUMN price_basis');
  }
}
