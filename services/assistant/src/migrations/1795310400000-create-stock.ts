import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStock1795310400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle (
        id integer PRIMARY KEY,
        version integer NOT NULL,
        -- As inventory announced it; NULL when it was removed.
        vehicle jsonb
      )
    `);
    await runner.query(`
      CREATE TABLE unmet_wish (
        -- In the words of the stock's own fields, never a visitor's.
        wish text NOT NULL CHECK (wish <> ''),
        -- By the dealership's clock; no time of day is kept.
        day date NOT NULL,
        conversations integer NOT NULL CHECK (conversations > 0),
        PRIMARY KEY (wish, day)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unmet_wish, vehicle');
  }
}
