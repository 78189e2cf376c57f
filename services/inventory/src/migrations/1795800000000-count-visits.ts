import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sums for each van and day, and the prices that each van has had. `vehicle_visit` tells for one day whether a visitor has been counted;
 * it is unlogged, so that it is in no backup (ADR 052).
 */
export class CountVisits1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle_figure (
        vehicle_id integer NOT NULL REFERENCES vehicle ON DELETE CASCADE,
        day date NOT NULL,
        views integer NOT NULL DEFAULT 0,
        gallery integer NOT NULL DEFAULT 0,
        fit integer NOT NULL DEFAULT 0,
        saved integer NOT NULL DEFAULT 0,
        enquiries integer NOT NULL DEFAULT 0,
        PRIMARY KEY (day, vehicle_id)
      )
    `);
    await runner.query('CREATE INDEX vehicle_figure_of_vehicle ON vehicle_figure (vehicle_id, day)');
    await runner.query(`
      CREATE UNLOGGED TABLE vehicle_visit (
        day date NOT NULL,
        vehicle_id integer NOT NULL,
        kind text NOT NULL,
        visitor bytea NOT NULL,
        PRIMARY KEY (day, vehicle_id, kind, visitor)
      )
    `);
    await runner.query(`
      CREATE TABLE vehicle_price (
        vehicle_id integer NOT NULL REFERENCES vehicle ON DELETE CASCADE,
        version integer NOT NULL,
        since timestamptz(3) NOT NULL,
        price numeric(9, 2) NOT NULL,
        PRIMARY KEY (vehicle_id, version)
      )
    `);
    await runner.query('INSERT INTO vehicle_price SELECT id, version, updated_at, price FROM vehicle');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vehicle_figure, vehicle_visit, vehicle_price');
  }
}
