import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps when a van was sold, whoever sells it: the editor, a selection or an import (ADR 044). */
export class TellSales1796004000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicle ADD COLUMN sold_at timestamptz(3)');
    await runner.query(`
      CREATE FUNCTION vehicle_tell_sale() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sold_at := CASE WHEN NEW.is_sold OR NEW.stock_status = 'Sold' THEN now() END;
        RETURN NEW;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER vehicle_tell_sale BEFORE UPDATE ON vehicle FOR EACH ROW
      WHEN ((NEW.is_sold OR NEW.stock_status = 'Sold') <> (OLD.is_sold OR OLD.stock_status = 'Sold'))
      EXECUTE FUNCTION vehicle_tell_sale()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER vehicle_tell_sale ON vehicle');
    await runner.query('DROP FUNCTION vehicle_tell_sale');
    await runner.query('ALTER TABLE vehicle DROP COLUMN sold_at');
  }
}
