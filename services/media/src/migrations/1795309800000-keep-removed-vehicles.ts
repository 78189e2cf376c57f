import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A removed vehicle can be restored for a while (D27), so its pictures are remembered for as long. */
export class KeepRemovedVehicles1795309800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicle_images ADD COLUMN removed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM vehicle_images WHERE removed_at IS NOT NULL');
    await runner.query('ALTER TABLE vehicle_images DROP COLUMN removed_at');
  }
}
