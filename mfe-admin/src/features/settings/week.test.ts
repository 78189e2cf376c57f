import { readFileSync } from 'node:fs';
import { dealershipSettingsSchema } from '@forecourt/contracts';
import fc from 'fast-check';
import { type DayHours, linesOf, type Week, weekOf } from './week.ts';

const { salesHours, showroomHours } = dealershipSettingsSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const open: DayHours = { opens: '09:00', closes: '17:30' };
const short: DayHours = { opens: '10:00', closes: '16:00' };
const texts = (week: Week, before = showroomHours) => linesOf(week, before).map(({ text }) => text);

it.each([[salesHours], [showroomHours]])('hours that nobody has changed keep their words (D2)', (lines) => {
  expect(linesOf(weekOf(lines), lines)).toEqual(lines);
});

it.each<[Week, readonly string[]]>([
  [
    [open, open, open, open, open, short, null],
    ['Monday-Friday 9:00-17:30', 'Saturday 10:00-16:00', 'Sunday closed'],
  ],
  [[open, open, open, open, open, open, open], ['Monday to Sunday 09:00-17:30']],
  [
    [open, null, open, null, open, null, null],
    ['Monday, Wednesday and Friday 09:00-17:30', 'Tuesday, Thursday, Saturday and Sunday closed'],
  ],
  [[null, null, null, null, null, null, null], ['Monday to Sunday closed']],
])('writes a week in as few lines as it has different days', (week, expected) => {
  expect(texts(week)).toEqual(expected);
});

it('names closed days only if they were named', () => {
  expect(texts([open, open, open, open, null, null, null], salesHours)).toEqual(['Monday to Thursday 09:00-17:30']);
});

it('any week survives, whatever was there before', () => {
  const times = fc.constantFrom(open, short, null, { opens: '08:00', closes: '12:00' });
  const weeks = fc.array(times, { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(weeks, fc.constantFrom(salesHours, showroomHours), (week, before) => {
      expect(weekOf(linesOf(week, before))).toEqual(week);
    }),
  );
});
