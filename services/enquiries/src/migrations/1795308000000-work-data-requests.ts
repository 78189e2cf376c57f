import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nullable columns and constant defaults do not rewrite the table. */
export class WorkDataRequests1795308000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      ALTER TABLE data_subject_request
        ADD COLUMN extended_due_date date,
        ADD COLUMN extension_reason text,
        ADD COLUMN extension_told_at timestamptz(3),
        ADD COLUMN done_at timestamptz(3),
        ADD COLUMN is_erased_when_done boolean NOT NULL DEFAULT false,
        ADD COLUMN erased_at timestamptz(3),
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT data_subject_request_extended_whole
          CHECK (num_nonnulls(extended_due_date, extension_reason, extension_told_at) IN (0, 3)),
        ADD CONSTRAINT data_subject_request_erased_when_done CHECK (erased_at IS NULL OR done_at IS NOT NULL)
    `);
    await runner.query(`
      CREATE TABLE data_subject_request_note (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        data_request_id integer NOT NULL REFERENCES data_subject_request ON DELETE CASCADE,
        account_id text NOT NULL,
        text text NOT NULL CHECK (text <> ''),
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query('CREATE INDEX data_subject_request_note_of_request ON data_subject_request_note (data_request_id, id)');
    await runner.query('CREATE INDEX data_subject_request_of_person ON data_subject_request (lower(email))');
    await runner.query('CREATE INDEX enquiry_of_person ON enquiry (lower(customer_email))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE data_subject_request_note');
    await runner.query('DROP INDEX data_subject_request_of_person, enquiry_of_person');
    await runner.query(`
      ALTER TABLE data_subject_request
        DROP COLUMN extended_due_date,
        DROP COLUMN extension_reason,
        DROP COLUMN extension_told_at,
        DROP COLUMN done_at,
        DROP COLUMN is_erased_when_done,
        DROP COLUMN erased_at,
        DROP COLUMN version
    `);
  }
}
