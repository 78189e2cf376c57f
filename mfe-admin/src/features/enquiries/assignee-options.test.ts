import { assigneeOptions, takerOptions, whoseOptions } from './assignee-options.ts';

const accounts = [
  { id: 'a', name: 'Ann', isActive: true },
  { id: 'b', name: 'Bo', isActive: true },
  { id: 'c', name: 'Cy', isActive: false },
];
const labels = (...given: Parameters<typeof assigneeOptions>) => assigneeOptions(...given).map(({ label }) => label);

it('names a colleague who has not accepted the invitation, and does not offer them', () => {
  const invited = { id: 'd', name: 'Di', isActive: false, isInvited: true };
  expect(assigneeOptions([...accounts, invited], 'b', null).at(-1)).toEqual({
    value: 'd',
    label: 'Di (invited, not assignable yet)',
    disabled: true,
  });
  expect(assigneeOptions([...accounts, invited], 'b', 'd').filter(({ value }) => value === 'd')).toEqual([
    { value: 'd', label: 'Di' },
  ]);
});

it.each<[string, Parameters<typeof assigneeOptions>, string[]]>([
  ['oneself before colleagues, without who cannot log in', [accounts, 'b', null], ["Nobody's", 'Mine (Bo)', 'Ann']],
  ['whoever has it, also if disabled', [accounts, 'b', 'c'], ["Nobody's", 'Mine (Bo)', 'Ann', 'Cy']],
  ['whoever has it, also if not known', [accounts, 'b', 'x'], ["Nobody's", 'Mine (Bo)', 'Ann', 'A colleague']],
  ['colleagues to somebody without an account', [accounts, 'operator', null], ["Nobody's", 'Ann', 'Bo']],
  ['an account without a name as one’s own', [[{ id: 'o', name: 'owner' }], 'o', null], ["Nobody's", 'Mine']],
])('offers %s', (_what, given, expected) => {
  expect(labels(...given)).toEqual(expected);
});

const has = (id: string) => ({ id, open: 1, appointments: 0 });
const FIXED = ["Everybody's", 'Mine', "Nobody's"];

it.each<[string, Parameters<typeof whoseOptions>[0], string[]]>([
  ['each colleague who has enquiries', { accounts, assignees: [has('a'), has('b')], own: 'b', chosen: null }, ['Ann']],
  ['one who cannot log in', { accounts, assignees: [has('c')], own: 'b', chosen: null }, ["Cy (can't log in)"]],
  ['whoever is chosen, also without enquiries', { accounts, assignees: [], own: 'b', chosen: 'a' }, ['Ann']],
  ['whoever is chosen, also if not known', { accounts, assignees: [], own: 'b', chosen: 'x' }, ['A colleague']],
  ['nobody else', { accounts, assignees: [], own: 'b', chosen: 'nobody' }, []],
])('shows the enquiries of %s', (_what, given, expected) => {
  expect(whoseOptions(given).map(({ label }) => label)).toEqual([...FIXED, ...expected]);
});

it('hands enquiries to oneself and to colleagues who can log in, and not back to whoever has them', () => {
  expect(takerOptions(accounts, 'b', 'c').map(({ label }) => label)).toEqual(['Choose somebody', 'Me', 'Ann']);
  expect(takerOptions(accounts, 'b', 'a').map(({ label }) => label)).toEqual(['Choose somebody', 'Me']);
});
