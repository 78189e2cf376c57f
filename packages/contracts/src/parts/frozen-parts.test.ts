import { readdirSync, readFileSync } from 'node:fs';
import { type FrozenPart, frozenPartSchema } from '../platform/part-contract.ts';
import { notTaken } from './not-taken.ts';
import { partSchemas, toPartSchema } from './part-schemas.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const files = readdirSync(FIXTURES).filter((file) => file.endsWith('.json'));

const versions = new Map<string, Map<number, FrozenPart>>();
for (const file of files) {
  const [, part = file, version] = /^(.+)\.v(\d+)\.json$/.exec(file) ?? [];
  const frozen = frozenPartSchema.parse(JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8')));
  versions.set(part, (versions.get(part) ?? new Map()).set(Number(version), frozen));
}
const newestOf = (part: string): FrozenPart | undefined => {
  const known = versions.get(part) ?? new Map<number, FrozenPart>();
  return known.get(Math.max(...known.keys()));
};

it('every part has a frozen copy, which README.md says how to change', () => {
  // What micro-frontends use of the shell's modules is found by the build.
  expect([...versions.keys()].toSorted()).toEqual([...Object.keys(partSchemas), 'shell.platform'].toSorted());
  for (const [part, schema] of Object.entries(partSchemas))
    expect([part, newestOf(part)?.schema]).toEqual([part, toPartSchema(schema)]);
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
  expect(notTaken(schema, passed)).toBeNull();
});
