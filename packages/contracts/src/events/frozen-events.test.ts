import { readdirSync, readFileSync } from 'node:fs';
import { notTaken } from '../parts/not-taken.ts';
import { toPartSchema } from '../parts/part-schemas.ts';
import { variantsOf } from '../testing/variants-of.ts';
import { eventTypes, schemaOfEvent } from './envelope.ts';
import '../index.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const names = readdirSync(FIXTURES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));
const read = (path: string) => JSON.parse(readFileSync(new URL(`${path}.json`, FIXTURES), 'utf8'));

/** Events from earlier releases. They may still be in streams and outboxes, so every later contract must read them (architecture §4). */
describe('an event of an earlier release', () => {
  it.each(names)('%s can be read without loss', (name) => {
    const event = read(name);
    expect(event.type).toBe(name);
    expect(schemaOfEvent(name)?.parse(event)).toEqual(event);
  });

  it('exists for every event type, as an example and as the schema that its consumers had', () => {
    expect(names.toSorted()).toEqual([...eventTypes()].toSorted());
    expect(readdirSync(new URL('schemas/', FIXTURES)).toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted());
  });
});

/** A producer and a consumer are released one by one, in either order. Every value of a choice, and everything that may be left out. */
describe.each(names)('between two releases, %s', (name) => {
  it('of an old producer is read by a new consumer', () => {
    for (const event of variantsOf(read(`schemas/${name}`), read(name))) expect(schemaOfEvent(name)?.parse(event)).toEqual(event);
  });

  it('of a new producer is read by an old consumer', () => {
    const schema = schemaOfEvent(name);
    for (const event of schema ? variantsOf(toPartSchema(schema), read(name)) : [])
      expect(notTaken(read(`schemas/${name}`), event as Record<string, unknown>)).toBeNull();
  });
});
