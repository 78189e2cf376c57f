import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff type "zoe oneill" for Zoë O'Neill: `fold_text` removes case, accents and apostrophes, from the column and from each
 * search. Letters with a stroke do not decompose, so they are translated. The column keeps its name, so that a replica of the
 * previous release goes on searching during a roll-out.
 */
export class FoldSearchText1795424400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE FUNCTION fold_text(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN translate(regexp_replace(normalize(lower(typed), NFD), '[\\u0300-\\u036F]', '', 'g'), 'łøđħı''’‘ʼ\`´', 'lodhi')
    `);
    await replaceSearchText(runner, 'fold_text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceSearchText(runner, 'lower');
    await runner.query('DROP FUNCTION fold_text');
  }
}

const replaceSearchText = (runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<unknown> =>
  runner.query(`
    ALTER TABLE enquiry DROP COLUMN search_text, ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
      ${fold}(customer_name || E'\\n' || customer_email || E'\\n' || coalesce(message, ''))
        || E'\\ntel:' || regexp_replace(coalesce(customer_phone, ''), '\\D', '', 'g')
    ) STORED
  `);
