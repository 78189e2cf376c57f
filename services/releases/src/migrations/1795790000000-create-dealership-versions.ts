import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDealershipVersions1795790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dealership_version (
        serial bigint PRIMARY KEY,
        -- DealershipSettings of the contracts, as this release or an earlier one knew them.
        settings jsonb NOT NULL,
        made_by text NOT NULL,
        made_at timestamptz(3) NOT NULL,
        restores bigint
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dealership_version');
  }
}
