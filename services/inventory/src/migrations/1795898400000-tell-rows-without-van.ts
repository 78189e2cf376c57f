import type { MigrationInterface, QueryRunner } from 'typeorm';

const outcomes = (words: string): string => `
  ALTER TABLE stock_import_row
    DROP CONSTRAINT stock_import_row_outcome_check,
    ADD CONSTRAINT stock_import_row_outcome_check CHECK (outcome IN (${words})) NOT VALID
`;
const BEFORE = "'new', 'changed', 'unchanged', 'unclear', 'repeated', 'refused'";

/** Rows of a file that are no vans: totals, footers, titles. */
export class TellRowsWithoutVan1795898400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outcomes(`${BEFORE}, 'not-a-van'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE stock_import_row SET outcome = 'refused' WHERE outcome = 'not-a-van'");
    await runner.query(outcomes(BEFORE));
  }
}
