import type { SettingsVersion } from '@forecourt/contracts';
import { netChanges } from './net-changes.ts';

const version = (serial: number, ...changed: [field: string, from: string | null, to: string | null][]): SettingsVersion => ({
  serial,
  by: 'owner',
  at: '2026-11-27T12:00:00.000Z',
  restores: null,
  changed: changed.map(([field, from, to]) => ({ field, from, to })),
});

it('undoing several changes goes from what is live to what was before the earliest', () => {
  const undone = [version(3, ['phone', 'b', 'c'], ['email', 'x', 'y']), version(2, ['phone', 'a', 'b'], ['town', 'm', 'n'])];
  expect(netChanges(undone)).toEqual([
    { field: 'phone', from: 'c', to: 'a' },
    { field: 'email', from: 'y', to: 'x' },
    { field: 'town', from: 'n', to: 'm' },
  ]);
});

it('a setting that is empty now is filled again', () => {
  const undone = [version(3, ['facebook', 'b', null]), version(2, ['facebook', 'a', 'b'])];
  expect(netChanges(undone)).toEqual([{ field: 'facebook', from: null, to: 'a' }]);
});

it('what was changed and changed back comes to nothing', () => {
  expect(netChanges([version(3, ['phone', 'b', 'a']), version(2, ['phone', 'a', 'b'])])).toEqual([]);
});
