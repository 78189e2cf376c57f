import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReleases1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release (
        name text NOT NULL,
        version text NOT NULL,
        -- Subresource integrity of mfe.json, and what that says of the file which a browser loads first.
        manifest text NOT NULL,
        entry jsonb NOT NULL,
        PRIMARY KEY (name, version)
      )
    `);
    await runner.query(`
      CREATE TABLE micro_frontend (
        name text PRIMARY KEY,
        serial bigint NOT NULL,
        -- ReleaseState of the contracts, without name and serial.
        state jsonb NOT NULL
      )
    `);
    await runner.query(`
      CREATE TABLE change (
        name text NOT NULL,
        serial bigint NOT NULL,
        action text NOT NULL,
        -- What visitors got before and after.
        from_version text,
        to_version text NOT NULL,
        made_by text NOT NULL,
        made_at timestamptz(3) NOT NULL,
        reason text,
        PRIMARY KEY (name, serial)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE change, micro_frontend, release');
  }
}
