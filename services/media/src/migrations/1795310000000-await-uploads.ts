import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys handed out for direct uploads, which are imported when they are first asked for. */
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
