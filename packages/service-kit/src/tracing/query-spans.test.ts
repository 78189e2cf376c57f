import { nameOfQuery } from './query-spans.ts';

it.each([
  ['SELECT "vehicle"."id" FROM "vehicle" "vehicle" WHERE id = 7', 'SELECT vehicle'],
  ["INSERT INTO outbox (entity_id) VALUES ('someone@example.com')", 'INSERT outbox'],
  ['UPDATE mail SET attempts = attempts + 1', 'UPDATE mail'],
  ['UPDATE "public"."vehicle" SET "price" = $1', 'UPDATE vehicle'],
  ['DELETE FROM enquiry WHERE id = $1', 'DELETE enquiry'],
  ['START TRANSACTION', 'START'],
  ['SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', 'SELECT'],
])('names %s by its verb and table alone', (query, name) => {
  expect(nameOfQuery(query)).toBe(name);
});
