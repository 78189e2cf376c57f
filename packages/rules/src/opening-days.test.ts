import { comingDays, hoursOn, specialDayNotes, specialDayText, specialDayToday } from './opening-days.ts';

const GOOD_FRIDAY = { date: '2026-04-03', opens: null, closes: null, reason: 'Good Friday' };
const SHORT_SATURDAY = { date: '2026-12-19', opens: '09:00', closes: '12:00' };
const days = [SHORT_SATURDAY, GOOD_FRIDAY];

it.each([
  ['2026-03-26', []],
  ['2026-03-27', ['Closed on Friday 3 April (Good Friday)']],
  ['2026-04-03', ['Closed on Friday 3 April (Good Friday)']],
  ['2026-04-04', []],
  ['2026-12-12', ['Open 9am–12pm on Saturday 19 December']],
])('on %s visitors are told of a single day, and why, from a week before until it is over', (today, notes) => {
  expect(specialDayNotes(days, today)).toEqual(notes);
});

it.each([
  ['2026-04-02', null],
  ['2026-04-03', 'Closed today'],
  ['2026-12-19', 'Open 9am–12pm today'],
])('on %s itself visitors are told what is different today', (today, said) => {
  expect(specialDayToday(days, today)).toBe(said);
});

it('lists what is to come, the next day first', () => {
  expect(comingDays(days, '2026-04-03')).toEqual([GOOD_FRIDAY, SHORT_SATURDAY]);
  expect(comingDays(days, '2026-04-04')).toEqual([SHORT_SATURDAY]);
});

it('writes a day with its year and its hours', () => {
  expect(days.map(specialDayText)).toEqual([
    'Saturday 19 December 2026: 09:00-12:00',
    'Friday 3 April 2026: closed (Good Friday)',
  ]);
});

it('a single day has its own hours, and every other one those of its week', () => {
  const week = [{ days: ['Friday', 'Saturday'], opens: '09:00', closes: '17:30' }];
  const hours = ['2026-04-03', '2026-04-10', '2026-12-19', '2026-12-20'].map((date) =>
    hoursOn({ week, specialDays: days }, date),
  );
  expect(hours).toEqual([null, ['09:00', '17:30'], ['09:00', '12:00'], null]);
});
