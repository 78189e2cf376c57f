import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts that wait for their time (ADR 064). */
export class CreateScheduledPosts1795813200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scheduled_post (
        id uuid PRIMARY KEY,
        vehicle_id integer NOT NULL,
        platform text NOT NULL CHECK (platform IN ('facebook', 'instagram')),
        content text NOT NULL CHECK (content <> ''),
        image_url text,
        -- What the van was like for whoever read the text last.
        told jsonb NOT NULL,
        publish_at timestamptz(3) NOT NULL,
        -- When it is tried next; once it is claimed, when whoever claimed it counts as dead.
        attempt_at timestamptz(3) NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        state text NOT NULL CHECK (state IN ('waiting', 'held', 'sent', 'cancelled')),
        hold jsonb,
        version integer NOT NULL DEFAULT 1,
        -- The account of whoever chose the time: the post is its action.
        scheduled_by text NOT NULL,
        request_key text UNIQUE,
        request_hash text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CHECK ((state = 'held') = (hold IS NOT NULL))
      )
    `);
    // Two about one van at one moment would be a mistake.
    await runner.query(`
      CREATE UNIQUE INDEX scheduled_post_time ON scheduled_post (vehicle_id, platform, publish_at) WHERE state = 'waiting'
    `);
    await runner.query(`CREATE INDEX scheduled_post_due ON scheduled_post (attempt_at) WHERE state = 'waiting'`);
    await runner.query(`CREATE INDEX scheduled_post_open ON scheduled_post (publish_at) WHERE state IN ('waiting', 'held')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scheduled_post');
  }
}
