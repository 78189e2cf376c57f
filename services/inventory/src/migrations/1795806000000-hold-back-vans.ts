import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = (words: string): string => `
  ALTER TABLE stock_import
    DROP CONSTRAINT stock_import_state_check,
    ADD CONSTRAINT stock_import_state_check CHECK (state IN (${words})) NOT VALID
`;
const BEFORE = "'checking', 'checked', 'applying', 'applied'";

/** Vans that are not on the site yet, and what an import has changed, so that it can be undone (ADR 061). */
export class HoldBackVans1795806000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicle ADD COLUMN held_at timestamptz(3)');
    await runner.query('ALTER TABLE stock_import ADD COLUMN is_public boolean NOT NULL DEFAULT false');
    await runner.query(states(`${BEFORE}, 'publishing', 'undoing', 'undone'`));
    await runner.query(`
      ALTER TABLE stock_import_row
        ADD COLUMN before jsonb,
        ADD COLUMN written text,
        ADD COLUMN undo text,
        ADD COLUMN undo_says text
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE stock_import_row DROP COLUMN before, DROP COLUMN written, DROP COLUMN undo, DROP COLUMN undo_says',
    );
    await runner.query("UPDATE stock_import SET state = 'applied' WHERE state IN ('publishing', 'undoing', 'undone')");
    await runner.query(states(BEFORE));
    await runner.query('ALTER TABLE stock_import DROP COLUMN is_public');
    // The release before would show them.
    await runner.query(
      'UPDATE vehicle SET deleted_at = now(), version = version + 1 WHERE held_at IS NOT NULL AND deleted_at IS NULL',
    );
    await runner.query('ALTER TABLE vehicle DROP COLUMN held_at');
  }
}
