import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The primary key includes the version, so that replicas can compare their memory with the table by an index-only scan. There
 * is no other index: lists are answered from memory (ADR 003).
 */
export class CreateVehicle1795199400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle (
        id integer GENERATED ALWAYS AS IDENTITY,
        version integer NOT NULL CHECK (version > 0),
        registration_number text,
        make text NOT NULL CHECK (make <> ''),
        model text NOT NULL CHECK (model <> ''),
        derivative text,
        year integer NOT NULL CHECK (year BETWEEN 1990 AND 2030),
        price numeric(9, 2) NOT NULL CHECK (price >= 0),
        monthly_price integer CHECK (monthly_price >= 0),
        condition text NOT NULL CHECK (condition IN ('new', 'used', 'p/ex to clear')),
        vat_qualifying boolean NOT NULL,
        stock_status text NOT NULL CHECK (stock_status IN ('In Stock', 'Due In', 'Deposit Taken', 'Sold')),
        is_sold boolean NOT NULL,
        is_electric boolean NOT NULL,
        mileage integer CHECK (mileage >= 0),
        body_type text CHECK (
          body_type IN ('Panel Van', 'Crew Van', 'Tipper', 'Chassis Cab', 'Dropside', 'Pickup', 'Campervan', 'Other')
        ),
        transmission text CHECK (transmission IN ('Manual', 'Automatic', 'Semi-Automatic')),
        fuel_type text CHECK (fuel_type IN ('Petrol', 'Diesel', 'Electric', 'Hybrid', 'LPG')),
        engine_size double precision CHECK (engine_size >= 0),
        power integer CHECK (power >= 0),
        fuel_economy double precision CHECK (fuel_economy >= 0),
        range integer CHECK (range >= 0),
        payload integer CHECK (payload >= 0),
        load_volume double precision CHECK (load_volume >= 0),
        load_area text,
        load_length integer CHECK (load_length >= 0),
        load_width integer CHECK (load_width >= 0),
        load_height integer CHECK (load_height >= 0),
        load_width_between_arches integer CHECK (load_width_between_arches >= 0),
        description text,
        doors integer CHECK (doors BETWEEN 2 AND 6),
        seats integer CHECK (seats BETWEEN 1 AND 9),
        colour text,
        tax_band text,
        length integer CHECK (length >= 0),
        width integer CHECK (width >= 0),
        height integer CHECK (height >= 0),
        wheelbase integer CHECK (wheelbase >= 0),
        gross_weight integer CHECK (gross_weight >= 0),
        kerb_weight integer CHECK (kerb_weight >= 0),
        first_registered date,
        features text[] NOT NULL,
        images text[] NOT NULL CHECK (cardinality(images) <= 20),
        main_image_index integer NOT NULL CHECK (main_image_index BETWEEN 0 AND 19),
        image_url text,
        image_gallery text[] NOT NULL,
        specifications jsonb NOT NULL CHECK (jsonb_typeof(specifications) = 'object'),
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        deleted_at timestamptz(3),
        PRIMARY KEY (id) INCLUDE (version)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vehicle');
  }
}
