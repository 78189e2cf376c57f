import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailbox of an acknowledgement, for the limit (D44); deleted with its mail when a person is erased. */
export class LimitAcknowledgements1795310400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query('ALTER TABLE mail ADD COLUMN mailbox text');
    await runner.query('CREATE INDEX mail_to_mailbox ON mail (mailbox) WHERE mailbox IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN mailbox');
  }
}
