import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How somebody came whose enquiry staff have entered, and who entered it; they may have no email address. A replica of the previous release shows
 * 'null' for one, and mails nobody. Writing the table anew takes no time: there are only thousands of enquiries. The searched column keeps its name,
 * so that such a replica goes on searching.
 */
export class EnterEnquiries1795848600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE enquiry ADD COLUMN came_by text, ADD COLUMN entered_by text');
    await runner.query(`
      -- squawk-ignore ban-drop-not-null
      ALTER TABLE enquiry ALTER COLUMN customer_email DROP NOT NULL
    `);
    await replaceSearchText(runner, `coalesce(customer_email, '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE enquiry SET customer_email = '(none)' WHERE customer_email IS NULL`);
    await replaceSearchText(runner, 'customer_email');
    await runner.query('ALTER TABLE enquiry ALTER COLUMN customer_email SET NOT NULL');
    await runner.query('ALTER TABLE enquiry DROP COLUMN entered_by, DROP COLUMN came_by');
  }
}

const replaceSearchText = (runner: QueryRunner, email: string): Promise<unknown> =>
  runner.query(`
    -- squawk-ignore ban-drop-column, adding-field-with-default
    ALTER TABLE enquiry DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
      fold_text(customer_name || E'\\n' || ${email} || E'\\n' || coalesce(message, ''))
        || E'\\ntel:' || regexp_replace(coalesce(customer_phone, ''), '\\D', '', 'g')
    ) STORED
  `);
