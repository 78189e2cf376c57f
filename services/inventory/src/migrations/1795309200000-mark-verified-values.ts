import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkVerifiedValues1795309200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE looked_up_vehicle (
        registration text PRIMARY KEY,
        facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
        looked_up_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query(`ALTER TABLE vehicle ADD COLUMN verified_fields text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicle DROP COLUMN verified_fields');
    await runner.query('DROP TABLE looked_up_vehicle');
  }
}
