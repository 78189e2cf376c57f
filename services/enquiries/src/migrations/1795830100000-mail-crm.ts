import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A sender of the previous release that picks up a mail to the CRM sends the sales team their mail once more. */
export class MailCrm1795830100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_recipient_check,
        ADD CONSTRAINT mail_recipient_known CHECK (recipient IN ('dealership', 'visitor', 'crm')) NOT VALID
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM mail WHERE recipient = 'crm'`);
    await runner.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_recipient_known,
        ADD CONSTRAINT mail_recipient_check CHECK (recipient IN ('dealership', 'visitor'))
    `);
  }
}
