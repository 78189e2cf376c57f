import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail that names neither an enquiry nor a data request is that of a reply. A sender of the previous release fails to compose it and
 * leaves it to be tried again; one that named the enquiry would have the acknowledgement sent in its place. What is known of a van
 * fills in as inventory tells of it.
 */
export class ReplyToEnquiries1795760400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      ALTER TABLE mail
        ADD COLUMN is_file boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT mail_check,
        ADD CONSTRAINT mail_about_at_most_one CHECK (num_nonnulls(enquiry_id, data_request_id) <= 1) NOT VALID
    `);
    await runner.query(`
      CREATE TABLE enquiry_reply (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        enquiry_id integer NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        mail_id bigint NOT NULL UNIQUE REFERENCES mail ON DELETE CASCADE,
        account_id text NOT NULL,
        subject text NOT NULL CHECK (subject <> ''),
        text text NOT NULL CHECK (text <> ''),
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query('CREATE INDEX enquiry_reply_of_enquiry ON enquiry_reply (enquiry_id, id)');
    await runner.query('ALTER TABLE vehicle ADD COLUMN stock_status text, ADD COLUMN picture text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicle DROP COLUMN stock_status, DROP COLUMN picture');
    await runner.query('DELETE FROM mail WHERE id IN (SELECT mail_id FROM enquiry_reply)');
    await runner.query('DROP TABLE enquiry_reply');
    await runner.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_about_at_most_one,
        DROP COLUMN is_file,
        ADD CONSTRAINT mail_check CHECK (num_nonnulls(enquiry_id, data_request_id) = 1)
    `);
  }
}
