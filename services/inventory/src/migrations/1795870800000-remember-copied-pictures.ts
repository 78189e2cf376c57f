import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the pictures of a van that were copied came from, so that the same file imported again changes nothing (ADR 082). */
export class RememberCopiedPictures1795870800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE copied_picture (
        vehicle_id integer NOT NULL REFERENCES vehicle ON DELETE CASCADE,
        address text NOT NULL,
        path text NOT NULL,
        PRIMARY KEY (vehicle_id, address)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE copied_picture');
  }
}
