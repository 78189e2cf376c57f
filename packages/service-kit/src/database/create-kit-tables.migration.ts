import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of every service: outbox, inbox and idempotency keys. */
export class CreateKitTables1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        entity_id text NOT NULL,
        envelope jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz,
        -- Which incarnation of the stream acknowledged the event, and where: tells whether it is still there.
        stream_created text,
        stream_seq bigint
      )`);
    await runner.query('CREATE INDEX outbox_unpublished ON outbox (entity_id, position) WHERE published_at IS NULL');
    await runner.query('CREATE INDEX outbox_acknowledged ON outbox (stream_created, stream_seq) WHERE published_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE inbox (
        consumer text NOT NULL,
        event_id uuid NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, event_id)
      )`);
    await runner.query('CREATE INDEX inbox_age ON inbox (handled_at)');
    await runner.query(`
      CREATE TABLE inbox_version (
        consumer text NOT NULL,
        entity_id text NOT NULL,
        entity_version integer NOT NULL,
        PRIMARY KEY (consumer, entity_id)
      )`);
    await runner.query(`
      CREATE TABLE idempotency_key (
        scope text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        status integer,
        location text,
        body jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`);
    await runner.query('CREATE INDEX idempotency_key_age ON idempotency_key (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_key, inbox_version, inbox, outbox');
  }
}
