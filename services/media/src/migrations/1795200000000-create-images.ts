import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stored pictures and which of them each vehicle uses. A key in `image_keys` may name a picture that is gone. */
export class CreateImages1795200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE image (
        key uuid PRIMARY KEY,
        sha256 text NOT NULL,
        source_sha256 text NOT NULL,
        content_type text NOT NULL,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        bytes integer NOT NULL CHECK (bytes > 0),
        created_at timestamptz NOT NULL,
        unused_since timestamptz
      )`);
    await runner.query('CREATE INDEX image_sha256 ON image (sha256)');
    await runner.query('CREATE INDEX image_unused_since ON image (unused_since) WHERE unused_since IS NOT NULL');
    await runner.query(`
      CREATE TABLE vehicle_images (
        vehicle_id integer PRIMARY KEY,
        image_keys uuid[] NOT NULL
      )`);
    await runner.query('CREATE INDEX vehicle_images_keys ON vehicle_images USING gin (image_keys)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vehicle_images, image');
  }
}
