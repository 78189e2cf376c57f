import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of a type that a replica does not handle stay in the inbox as left, until a newer replica handles them. */
export class RememberLeftEvents1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbox ADD COLUMN is_left boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbox DROP COLUMN is_left');
  }
}
