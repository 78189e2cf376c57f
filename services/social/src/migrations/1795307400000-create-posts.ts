import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePosts1795307400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle (
        id integer PRIMARY KEY,
        -- As inventory announced it.
        vehicle jsonb NOT NULL,
        is_removed boolean NOT NULL
      )
    `);
    await runner.query(`
      CREATE TABLE post (
        id uuid PRIMARY KEY,
        -- Named, not referred to: posts stay when their vehicle is gone.
        vehicle_id integer NOT NULL,
        platform text NOT NULL CHECK (platform IN ('facebook', 'instagram')),
        channel text NOT NULL CHECK (channel IN ('outbox', 'meta')),
        content text NOT NULL CHECK (content <> ''),
        image_url text,
        state text NOT NULL CHECK (state IN ('pending', 'published', 'failed', 'unknown')),
        version integer NOT NULL,
        -- Whoever sends it counts as dead after this; then nobody knows whether it was sent.
        due_at timestamptz(3) NOT NULL,
        request_key text UNIQUE,
        request_hash text NOT NULL,
        remote_id text,
        permalink text,
        problem jsonb,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        settled_at timestamptz(3),
        CHECK ((state IN ('failed', 'unknown')) = (problem IS NOT NULL))
      )
    `);
    // Nothing is posted about a van while the outcome of an earlier post is unknown.
    await runner.query(`CREATE UNIQUE INDEX post_open ON post (vehicle_id, platform) WHERE state IN ('pending', 'unknown')`);
    await runner.query('CREATE INDEX post_of_vehicle ON post (vehicle_id, created_at DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post, vehicle');
  }
}
