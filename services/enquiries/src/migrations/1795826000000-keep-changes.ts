import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was changed of an enquiry. The old wording of a note, a call or a message goes with it. */
export class KeepChanges1795826000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE TABLE enquiry_change (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        enquiry_id integer NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        account_id text NOT NULL,
        field text NOT NULL CHECK (field <> ''),
        before text,
        after text,
        note_id integer REFERENCES enquiry_note ON DELETE CASCADE,
        step_id integer REFERENCES enquiry_step ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query('CREATE INDEX enquiry_change_of_enquiry ON enquiry_change (enquiry_id, id)');
    await runner.query('CREATE INDEX enquiry_change_of_note ON enquiry_change (note_id) WHERE note_id IS NOT NULL');
    await runner.query('CREATE INDEX enquiry_change_of_step ON enquiry_change (step_id) WHERE step_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enquiry_change');
  }
}
