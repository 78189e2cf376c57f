import type { SpecialDay } from './opening-days.ts';
import { openingState } from './opening-state.ts';

const week = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:30' },
  { days: ['Saturday'], opens: '09:00', closes: '16:00' },
];
const [MONDAY, SATURDAY, SUNDAY] = ['2026-11-23', '2026-11-28', '2026-11-29'];
const closedOn = (...dates: readonly string[]): SpecialDay[] => dates.map((date) => ({ date, opens: null, closes: null }));

it.each([
  [MONDAY, '08:59', 'Closed, opens at 9am'],
  [MONDAY, '09:00', 'Open now, until 5.30pm'],
  [MONDAY, '17:29', 'Open now, until 5.30pm'],
  [MONDAY, '17:30', 'Closed, opens tomorrow at 9am'],
  [SATURDAY, '16:00', 'Closed, opens Monday at 9am'],
  [SUNDAY, '12:00', 'Closed, opens tomorrow at 9am'],
])('on %s at %s says: %s', (date = '', time, says) => {
  expect(openingState({ week, specialDays: [] }, date, time)).toBe(says);
});

it.each<[string, string, readonly SpecialDay[], string]>([
  ['2026-11-23', '10:00', closedOn('2026-11-23'), 'Closed, opens tomorrow at 9am'],
  ['2026-11-28', '12:00', [{ date: '2026-11-28', opens: '09:00', closes: '12:00' }], 'Closed, opens Monday at 9am'],
  ['2026-11-29', '10:00', [{ date: '2026-11-29', opens: '10:00', closes: '14:00' }], 'Open now, until 2pm'],
  ['2026-11-22', '10:00', closedOn('2026-11-23', '2026-11-24'), 'Closed, opens Wednesday at 9am'],
  [
    '2026-12-24',
    '18:00',
    closedOn('2026-12-25', '2026-12-26', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'),
    'Closed, opens on Monday 4 January at 9am',
  ],
])('on %s at %s, with single days, says what holds then', (date, time, specialDays, says) => {
  expect(openingState({ week, specialDays }, date, time)).toBe(says);
});

it('finds the same day of the next week, and nothing if it never opens', () => {
  const tuesdays = [{ days: ['Tuesday'], opens: '09:00', closes: '10:00' }];
  expect(openingState({ week: tuesdays, specialDays: [] }, '2026-11-24', '11:00')).toBe('Closed, opens Tuesday at 9am');
  expect(openingState({ week: [], specialDays: [] }, '2026-11-24', '11:00')).toBe('Closed');
});
