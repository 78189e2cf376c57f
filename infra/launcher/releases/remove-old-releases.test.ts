import type { ReleaseChange, ReleaseState } from '@forecourt/contracts';
import { isOld } from './remove-old-releases.ts';

const DAY = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-11-26T12:00:00Z');
const ago = (days: number) => new Date(now - days * DAY).toISOString();
const release = (version: string) => ({ version, manifest: 'sha384-x' });
const deed = { by: 'operator', at: ago(5), reason: null };
const state: ReleaseState = {
  name: 'mfe-chat',
  serial: 5,
  stable: { ...release('5'), live: deed },
  previous: release('4'),
  candidate: null,
  lock: null,
  changed: deed,
};
const change = (from: string | null, to: string, days: number): ReleaseChange => ({
  ...deed,
  serial: 1,
  action: 'released',
  from,
  to,
  at: ago(days),
});
const changes = [change('4', '5', 5), change('3', '4', 6), change('2', '3', 8), change('1', '2', 30)];

it.each([
  ['5', 'is live', false],
  ['4', 'is what a rollback brings back', false],
  ['3', 'was live until six days ago', false],
  ['2', 'was live until eight days ago', true],
  ['1', 'was live a month ago', true],
])('a release is removed a week after it was last live: %s, which %s', (version, _what, expected) => {
  expect(isOld(version, state, changes, now - 40 * DAY, now)).toBe(expected);
});

it('a build that has just been stored is kept until it is released', () => {
  expect(isOld('6', state, changes, now - 60_000, now)).toBe(false);
});
