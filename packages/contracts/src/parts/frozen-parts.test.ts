import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type FrozenPart, frozenPartSchema } from '../platform/part-contract.ts';
import { notTaken, sayNotTaken } from './not-taken.ts';
import { partSchemas, toPartSchema } from './part-schemas.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const files = readdirSync(FIXTURES).filter((file) => file.endsWith('.json'));

const versions = new Map<string, Map<number, FrozenPart>>();
for (const file of files) {
  const [, part = file, version] = /^(.+)\.v(\d+)\.json$/.exec(file) ?? [];
  const frozen = frozenPartSchema.parse(JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8')));
  versions.set(part, (versions.get(part) ?? new Map()).set(Number(version), frozen));
}
it('every part has a frozen copy', () => {
  // What micro-frontends use of the shell's modules is found by the build.
  expect([...versions.keys()].toSorted()).toEqual([...Object.keys(partSchemas), 'shell.platform'].toSorted());
});

it.each(Object.entries(partSchemas))('%s takes what its newest frozen copy says', (part, schema) => {
  const known = versions.get(part) ?? new Map<number, FrozenPart>();
  const newest = Math.max(...known.keys());
  const today = toPartSchema(schema);
  if (isDeepStrictEqual(known.get(newest)?.schema, today)) return;
  throw new Error(
    `${part} no longer takes what fixtures/${part}.v${newest}.json says. If that is meant, copy it to ${part}.v${newest + 1}.json ` +
      `with an example of each new thing that a host passes, and this schema (README.md):\n${JSON.stringify(today, null, 2)}`,
  );
});

/** Hosts and parts are released one by one, so that each version meets every other. */
const meetings = [...versions].flatMap(([part, known]) =>
  [...known].flatMap(([host, { uses }]) =>
    [...known].flatMap(([own, { schema }]) =>
      Object.entries(uses).flatMap(([name, { passes }]) =>
        passes.map((passed) => [part, own, name, host, schema, passed] as const),
      ),
    ),
  ),
);

it.each(meetings)('%s of v%i takes what %s of v%i passes', (_part, _own, _name, _host, schema, passed) => {
  const reason = notTaken(schema, passed);
  if (reason) throw new Error(`${sayNotTaken(reason)}, and one page can hold these two: README.md says how to go in two steps.`);
});
