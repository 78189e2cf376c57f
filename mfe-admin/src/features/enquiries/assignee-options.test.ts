import { assigneeOptions } from './assignee-options.ts';

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
