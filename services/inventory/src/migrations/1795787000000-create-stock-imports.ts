import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of stock with their rows, so that one goes on after a restart, and what each source's columns mean (ADR 051). */
export class CreateStockImports1795787000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_import (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_name text NOT NULL,
        actor text NOT NULL,
        format text,
        headings text[] NOT NULL,
        facts text[] NOT NULL,
        state text NOT NULL CHECK (state IN ('checking', 'checked', 'applying', 'applied')),
        total integer NOT NULL,
        done integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )
    `);
    await runner.query(`
      CREATE TABLE stock_import_row (
        import_id integer NOT NULL REFERENCES stock_import ON DELETE CASCADE,
        number integer NOT NULL,
        cells text[] NOT NULL,
        outcome text CHECK (outcome IN ('new', 'changed', 'unchanged', 'refused')),
        vehicle_id integer,
        says text NOT NULL DEFAULT '',
        PRIMARY KEY (import_id, number)
      )
    `);
    await runner.query(`
      CREATE TABLE stock_source (
        headings text PRIMARY KEY,
        facts text[] NOT NULL,
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_source');
    await runner.query('DROP TABLE stock_import_row');
    await runner.query('DROP TABLE stock_import');
  }
}
