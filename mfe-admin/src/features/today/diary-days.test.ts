import type { DiaryEntry } from '@forecourt/contracts';
import { diaryDays } from './diary-days.ts';

// 00:30 of 1 July in the United Kingdom.
const NOW = Date.parse('2027-06-30T23:30:00Z');
const entry = (what: DiaryEntry['what'], at: string): DiaryEntry => ({
  id: 1,
  what,
  at,
  customerName: 'Ada Plumber',
  van: null,
  vanIs: null,
  registrationNumber: null,
  assignee: null,
  customerPhone: null,
});
const titles = (...entries: DiaryEntry[]) =>
  diaryDays(entries, NOW).map(({ title, entries: some }) => `${title}: ${some.length}`);

it.each([
  ['today', entry('appointment', '2027-07-01T08:00:00Z'), 'Today, Thursday 1 July: 1'],
  ['an appointment earlier today', entry('appointment', '2027-06-30T23:00:00Z'), 'Today, Thursday 1 July: 1'],
  ['tomorrow', entry('call', '2027-07-01T23:00:00Z'), 'Tomorrow, Friday 2 July: 1'],
  ['a later day', entry('call', '2027-07-10T09:00:00Z'), 'Saturday 10 July: 1'],
  ['a call of a moment ago', entry('call', '2027-06-30T23:29:00Z'), 'Overdue: 1'],
  ['a call of last week', entry('call', '2027-06-24T09:00:00Z'), 'Overdue: 1'],
])('%s has its place', (_, one, title) => {
  expect(titles(one)).toEqual([title]);
});

it('puts overdue calls first, and what belongs to a day together', () => {
  expect(
    titles(
      entry('appointment', '2027-06-30T23:10:00Z'),
      entry('call', '2027-06-30T23:20:00Z'),
      entry('call', '2027-07-01T09:00:00Z'),
      entry('appointment', '2027-07-03T09:00:00Z'),
      entry('call', '2027-07-03T10:00:00Z'),
    ),
  ).toEqual(['Overdue: 1', 'Today, Thursday 1 July: 2', 'Saturday 3 July: 2']);
});

it('has no days without entries', () => {
  expect(diaryDays([], NOW)).toEqual([]);
});
