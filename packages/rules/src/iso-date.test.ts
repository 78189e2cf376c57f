import fc from 'fast-check';
import { addDays, daysBetween, formatMonth, isoWeekNumber, yearOf } from './iso-date.ts';

const dates = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('ISO dates', () => {
  it.each([
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-01-01', '2025-12-31', -1],
  ])('from %s to %s are %i days, whatever the clocks do', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it('adding the days between two dates leads from one to the other', () => {
    fc.assert(fc.property(dates, dates, (from, to) => addDays(from, daysBetween(from, to)) === to));
  });

  it.each([
    ['2026-01-04', '2026-01-05', 1],
    ['2026-01-05', '2026-01-11', 0],
    ['2025-12-29', '2026-01-01', 0],
    ['2026-12-31', '2027-01-04', 1],
  ])('between %s and %s a new week starts %i times', (a, b, weeks) => {
    expect(isoWeekNumber(b) - isoWeekNumber(a)).toBe(weeks);
  });

  it('names month and year', () => {
    expect(formatMonth('2024-03-14')).toBe('March 2024');
    expect(yearOf('2024-03-14')).toBe(2024);
  });
});
