import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pictures that clients may have sent straight to the store, and that are taken in when they are first asked for. */
export class AwaitUploads1795310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE awaited_upload (
        key uuid PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE awaited_upload');
  }
}
