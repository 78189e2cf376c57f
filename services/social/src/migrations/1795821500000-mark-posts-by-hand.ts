import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has posted a post by hand (ADR 064). */
export class MarkPostsByHand1795821500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE post ADD COLUMN posted_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE post DROP COLUMN posted_by');
  }
}
