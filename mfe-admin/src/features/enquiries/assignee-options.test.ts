import { assigneeOptions } from './assignee-options.ts';

const accounts = [
  { id: 'a', name: 'Ann', isActive: true },
  { id: 'b', name: 'Bo', isActive: true },
  { id: 'c', name: 'Cy', isActive: false },
];
const labels = (...given: Parameters<typeof assigneeOptions>) => assigneeOptions(...given).map(({ label }) => label);

it.each<[string, Parameters<typeof assigneeOptions>, string[]]>([
  ['oneself before colleagues, without who cannot log in', [accounts, 'b', null], ["Nobody's", 'Mine (Bo)', 'Ann']],
  ['whoever has it, also if disabled', [accounts, 'b', 'c'], ["Nobody's", 'Mine (Bo)', 'Ann', 'Cy']],
  ['whoever has it, also if not known', [accounts, 'b', 'x'], ["Nobody's", 'Mine (Bo)', 'Ann', 'A colleague']],
  ['colleagues to somebody without an account', [accounts, 'operator', null], ["Nobody's", 'Ann', 'Bo']],
  ['an account without a name as one’s own', [[{ id: 'o', name: 'owner' }], 'o', null], ["Nobody's", 'Mine']],
])('offers %s', (_what, given, expected) => {
  expect(labels(...given)).toEqual(expected);
});
