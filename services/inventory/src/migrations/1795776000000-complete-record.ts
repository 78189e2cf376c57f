import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a buyer asks of a used van is a fact of the van; what the dealer alone may see has a table of its own, which nothing that
 * answers visitors reads (ADR 044). Stock numbers have no index: they are compared when one is typed, in a few milliseconds.
 */
export class CompleteRecord1795776000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE vehicle
        ADD COLUMN stock_number text,
        ADD COLUMN previous_owners integer CHECK (previous_owners >= 0),
        ADD COLUMN service_history text CHECK (service_history IN ('Full dealer', 'Full', 'Part', 'None')),
        ADD COLUMN keys integer CHECK (keys >= 0),
        ADD COLUMN write_off_category text CHECK (write_off_category IN ('None', 'S', 'N', 'C', 'D')),
        ADD COLUMN drivetrain text CHECK (drivetrain IN ('Front-wheel drive', 'Rear-wheel drive', 'Four-wheel drive')),
        ADD COLUMN roof_type text CHECK (roof_type IN ('Low', 'Medium', 'High', 'Extra high')),
        ADD COLUMN wheelbase_type text CHECK (wheelbase_type IN ('Short', 'Medium', 'Long', 'Extra long')),
        ADD COLUMN gross_train_weight integer CHECK (gross_train_weight >= 0),
        ADD COLUMN braked_towing_limit integer CHECK (braked_towing_limit >= 0),
        ADD COLUMN front_axle_limit integer CHECK (front_axle_limit >= 0),
        ADD COLUMN rear_axle_limit integer CHECK (rear_axle_limit >= 0),
        ADD COLUMN branch text
    `);
    await runner.query(`
      CREATE TABLE vehicle_dealer_record (
        vehicle_id integer PRIMARY KEY REFERENCES vehicle ON DELETE CASCADE,
        version integer NOT NULL CHECK (version > 0),
        vin text CHECK (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
        date_in_stock date,
        purchase_price numeric(9, 2) CHECK (purchase_price >= 0),
        preparation_cost numeric(9, 2) CHECK (preparation_cost >= 0),
        updated_at timestamptz(3) NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vehicle_dealer_record');
    await runner.query(`
      ALTER TABLE vehicle
        DROP COLUMN stock_number, DROP COLUMN previous_owners, DROP COLUMN service_history, DROP COLUMN keys,
        DROP COLUMN write_off_category, DROP COLUMN drivetrain, DROP COLUMN roof_type, DROP COLUMN wheelbase_type,
        DROP COLUMN gross_train_weight, DROP COLUMN braked_towing_limit, DROP COLUMN front_axle_limit,
        DROP COLUMN rear_axle_limit, DROP COLUMN branch
    `);
  }
}
