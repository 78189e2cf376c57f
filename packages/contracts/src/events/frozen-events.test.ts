import { readdirSync, readFileSync } from 'node:fs';
import { eventTypes, schemaOfEvent } from './envelope.ts';
import '../index.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const names = readdirSync(FIXTURES).map((file) => file.replace(/\.json$/, ''));

/** Events from earlier releases. They may still be in streams and outboxes, so every later contract must read them (architecture §4). */
describe('an event of an earlier release', () => {
  it.each(names)('%s can be read without loss', (name) => {
    const event = JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), 'utf8'));
    expect(event.type).toBe(name);
    expect(schemaOfEvent(name)?.parse(event)).toEqual(event);
  });

  it('exists for every event type', () => {
    expect(names.toSorted()).toEqual([...eventTypes()].toSorted());
  });
});
