import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an enquiry is about is searched for in words: the make, the model, and `details`, which an earlier release does not fill; the next
 * start completes it for the vans that somebody asked about. Writing the table anew takes no time: it has a row for each van, no more.
 */
export class SearchVans1795848000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      -- squawk-ignore adding-field-with-default
      ALTER TABLE vehicle ADD COLUMN details text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
        fold_text(make || ' ' || model || ' ' || coalesce(details, ''))
      ) STORED
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicle DROP COLUMN search_text, DROP COLUMN details');
  }
}
