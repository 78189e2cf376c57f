import { readdirSync, readFileSync } from 'node:fs';
import { eventTypes, schemaOfEvent } from './envelope.ts';
import '../index.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const names = readdirSync(FIXTURES).map((file) => file.replace(/\.json$/, ''));

/** Events as they were once published: they lie in streams and outboxes, so every later contract must read them (architecture §4). */
describe('an event that was published once', () => {
  it.each(names)('%s is read for ever, and nothing of it is dropped', (name) => {
    const event = JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), 'utf8'));
    expect(event.type).toBe(name);
    expect(schemaOfEvent(name)?.parse(event)).toEqual(event);
  });

  it('there is one of each that is published', () => {
    expect(names.toSorted()).toEqual([...eventTypes()].toSorted());
  });
});
