import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEnquiries1795213800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle (
        id integer PRIMARY KEY,
        make text NOT NULL,
        model text NOT NULL,
        year integer NOT NULL,
        registration_number text,
        price numeric(9, 2) NOT NULL,
        vat_qualifying boolean NOT NULL,
        is_sold boolean NOT NULL,
        is_removed boolean NOT NULL
      )
    `);
    // No foreign key to vehicle: a visitor may ask about one that is not in the copy yet.
    await runner.query(`
      CREATE TABLE calculation (
        id uuid PRIMARY KEY,
        vehicle_id integer,
        vehicle_price numeric(12, 2) NOT NULL CHECK (vehicle_price >= 0),
        deposit numeric(12, 2) NOT NULL CHECK (deposit >= 0),
        interest_rate double precision NOT NULL CHECK (interest_rate BETWEEN 0 AND 100),
        term_months integer NOT NULL CHECK (term_months BETWEEN 12 AND 84),
        trade_in_value numeric(12, 2) NOT NULL CHECK (trade_in_value >= 0),
        monthly_payment numeric(12, 2) NOT NULL CHECK (monthly_payment >= 0),
        total_cost numeric(12, 2) NOT NULL CHECK (total_cost >= 0),
        total_interest numeric(12, 2) NOT NULL CHECK (total_interest >= 0),
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query(`
      CREATE TABLE enquiry (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        vehicle_id integer,
        customer_name text NOT NULL CHECK (customer_name <> ''),
        customer_email text NOT NULL CHECK (customer_email <> ''),
        customer_phone text,
        inquiry_type text NOT NULL CHECK (inquiry_type IN ('callback', 'quote', 'test_drive', 'finance', 'chatbot')),
        message text,
        preferred_contact_time text CHECK (preferred_contact_time IN ('morning', 'afternoon', 'evening', 'anytime')),
        calculation_id uuid REFERENCES calculation,
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query('CREATE INDEX enquiry_newest ON enquiry (created_at DESC, id DESC)');
    await runner.query(`
      CREATE TABLE data_subject_request (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reference text NOT NULL UNIQUE,
        request_type text NOT NULL CHECK (
          request_type IN ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection')
        ),
        first_name text NOT NULL CHECK (first_name <> ''),
        last_name text NOT NULL CHECK (last_name <> ''),
        email text NOT NULL CHECK (email <> ''),
        phone text,
        description text,
        due_date date NOT NULL,
        created_at timestamptz(3) NOT NULL
      )
    `);
    await runner.query('CREATE INDEX data_subject_request_due ON data_subject_request (due_date)');
    await runner.query(`
      CREATE TABLE mail (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id uuid NOT NULL,
        recipient text NOT NULL CHECK (recipient IN ('dealership', 'visitor')),
        enquiry_id integer REFERENCES enquiry ON DELETE CASCADE,
        data_request_id integer REFERENCES data_subject_request ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        -- Not to be tried before; while it is being sent: when its sender counts as dead.
        due_at timestamptz(3) NOT NULL DEFAULT now(),
        sent_at timestamptz(3),
        abandoned_at timestamptz(3),
        last_error text,
        UNIQUE (event_id, recipient),
        CHECK (num_nonnulls(enquiry_id, data_request_id) = 1),
        CHECK (sent_at IS NULL OR abandoned_at IS NULL)
      )
    `);
    await runner.query('CREATE INDEX mail_waiting ON mail (due_at) WHERE sent_at IS NULL AND abandoned_at IS NULL');
    await runner.query('CREATE INDEX mail_of_enquiry ON mail (enquiry_id) WHERE enquiry_id IS NOT NULL');
    await runner.query('CREATE INDEX mail_of_data_request ON mail (data_request_id) WHERE data_request_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail, data_subject_request, enquiry, calculation, vehicle');
  }
}
