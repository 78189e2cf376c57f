import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures that vehicles show from other sites (ADR 082). `linked_picture` has one row for each address, so that each is fetched once:
 * `image_key` is its copy, `next_try_at` is null once there is one or no further try will be made, and `says` why the last one failed.
 */
export class CopyLinkedPictures1795870800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE linked_picture (
        address text PRIMARY KEY,
        image_key uuid,
        attempts integer NOT NULL DEFAULT 0,
        next_try_at timestamptz DEFAULT now(),
        says text
      )`);
    await runner.query('CREATE INDEX linked_picture_next_try_at ON linked_picture (next_try_at) WHERE next_try_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE vehicle_link (
        vehicle_id integer NOT NULL,
        address text NOT NULL,
        told_at timestamptz,
        PRIMARY KEY (vehicle_id, address)
      )`);
    await runner.query('CREATE INDEX vehicle_link_address ON vehicle_link (address)');
    await runner.query('CREATE INDEX vehicle_link_untold ON vehicle_link (vehicle_id) WHERE told_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vehicle_link, linked_picture');
  }
}
