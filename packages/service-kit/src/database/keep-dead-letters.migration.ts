import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that a consumer could not handle stay in its service's database until staff settle them. */
export class KeepDeadLetters1795723200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dead_letters (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        consumer text NOT NULL,
        subject text NOT NULL,
        event_id uuid,
        reason text NOT NULL,
        -- The same for all of one consumer that died of the same reason.
        group_key text NOT NULL,
        attempts integer NOT NULL,
        first_failed_at timestamptz NOT NULL,
        died_at timestamptz NOT NULL DEFAULT now(),
        -- As received: it may be no text.
        payload bytea NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'retried', 'archived')),
        settled_by text,
        settled_at timestamptz
      )`);
    await runner.query('CREATE UNIQUE INDEX dead_letters_once ON dead_letters (consumer, subject, sha256(payload))');
    await runner.query(`CREATE INDEX dead_letters_waiting ON dead_letters (group_key, id) WHERE state = 'waiting'`);
    await runner.query('CREATE INDEX dead_letters_settled ON dead_letters (settled_at) WHERE settled_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dead_letters');
  }
}
