import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff did about an enquiry, and the indexes by which one person's enquiries are found. They are not built CONCURRENTLY: there are
 * only thousands of enquiries, and a replica waiting for this migration would block a concurrent build for ever.
 */
export class TieEnquiries1795811500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE TABLE enquiry_step (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        enquiry_id integer NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        account_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('given', 'called', 'whatsapp')),
        assignee text,
        text text CHECK (text <> ''),
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query('CREATE INDEX enquiry_step_of_enquiry ON enquiry_step (enquiry_id, id)');
    await runner.query(`
      -- squawk-ignore require-concurrent-index-creation
      CREATE INDEX enquiry_of_email ON enquiry (lower(customer_email))
    `);
    await runner.query(`
      -- squawk-ignore require-concurrent-index-creation
      CREATE INDEX enquiry_of_phone ON enquiry
        ((regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^(0044|44|0)', '')))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enquiry_of_email, enquiry_of_phone');
    await runner.query('DROP TABLE enquiry_step');
  }
}
