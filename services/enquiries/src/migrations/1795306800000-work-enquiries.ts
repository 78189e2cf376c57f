import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Constant defaults do not rewrite the table. Indexes are not built CONCURRENTLY: there are only thousands of enquiries, and a
 * replica waiting for this migration would block a concurrent build for ever.
 */
export class WorkEnquiries1795306800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      ALTER TABLE enquiry
        ADD COLUMN status text NOT NULL DEFAULT 'new',
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN erased_at timestamptz(3),
        ADD CONSTRAINT enquiry_status_known CHECK (status IN ('new', 'contacted', 'appointment', 'won', 'lost'))
    `);
    await runner.query(`
      CREATE TABLE enquiry_note (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        enquiry_id integer NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        account_id text NOT NULL,
        text text NOT NULL CHECK (text <> ''),
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query('CREATE INDEX enquiry_note_of_enquiry ON enquiry_note (enquiry_id, id)');
    await runner.query('CREATE INDEX enquiry_newest_of_status ON enquiry (status, created_at DESC, id DESC)');
    await runner.query('CREATE INDEX enquiry_newest_of_vehicle ON enquiry (vehicle_id, created_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enquiry_note');
    await runner.query('DROP INDEX enquiry_newest_of_status, enquiry_newest_of_vehicle');
    await runner.query('ALTER TABLE enquiry DROP COLUMN status, DROP COLUMN version, DROP COLUMN erased_at');
  }
}
