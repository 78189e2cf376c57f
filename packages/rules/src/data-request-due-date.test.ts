import fc from 'fast-check';
import { dataRequestDueDate, latestExtendedDueDate } from './data-request-due-date.ts';
import { addDays, daysBetween } from './iso-date.ts';

const dates = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the due date of a data subject request (D19)', () => {
  it.each([
    ['in a month of 31 days: 30 days come first', '2026-03-15', '2026-04-14'],
    ['in a month of 30 days: both are the same day', '2026-04-15', '2026-05-15'],
    ['over the end of the year', '2026-12-10', '2027-01-09'],
    ['at the end of January: the last of February', '2026-01-31', '2026-02-28'],
    ['on 30 January', '2026-01-30', '2026-02-28'],
    ['on 29 January', '2026-01-29', '2026-02-28'],
    ['on 28 January: the same day', '2026-01-28', '2026-02-27'],
    ['at the end of January in a leap year', '2028-01-31', '2028-02-29'],
    ['in February: a month is 28 days', '2026-02-10', '2026-03-10'],
    ['in February of a leap year: 29', '2028-02-10', '2028-03-10'],
    ['on the last of February', '2026-02-28', '2026-03-28'],
    ['on 29 February', '2028-02-29', '2028-03-29'],
    ['at the end of May: June has no 31st', '2026-05-31', '2026-06-30'],
    ['over the change of clocks', '2026-03-01', '2026-03-31'],
  ])('%s', (_what, received, due) => {
    expect(dataRequestDueDate(received)).toBe(due);
  });

  it('is never later than 30 days, never earlier than 28, and never later than the same day of the next month', () => {
    fc.assert(
      fc.property(dates, (received) => {
        const due = dataRequestDueDate(received);
        const days = daysBetween(received, due);
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(30);
        const nextMonth = addDays(`${received.slice(0, 7)}-01`, 31).slice(0, 7);
        expect(due <= `${nextMonth}-${received.slice(8)}`).toBe(true);
      }),
    );
  });

  it('is never earlier for a request that arrives later', () => {
    fc.assert(fc.property(dates, (received) => dataRequestDueDate(received) <= dataRequestDueDate(addDays(received, 1))));
  });
});

describe('the latest date to which a complex data subject request may be extended', () => {
  it.each([
    ['60 days after its due date', '2026-03-15', '2026-06-13'],
    ['at the end of January', '2026-01-31', '2026-04-29'],
    ['at the end of November', '2026-11-30', '2027-02-28'],
    ['over the end of the year', '2026-12-10', '2027-03-10'],
  ])('%s', (_what, received, latest) => {
    expect(latestExtendedDueDate(received)).toBe(latest);
  });

  it('is at most 60 days after the due date, at least 58, and never more than three months after it came in', () => {
    fc.assert(
      fc.property(dates, (received) => {
        const latest = latestExtendedDueDate(received);
        const days = daysBetween(dataRequestDueDate(received), latest);
        expect(days).toBeLessThanOrEqual(60);
        expect(days).toBeGreaterThanOrEqual(58);
        // Compares as months times 100 plus days.
        const place = (date: string) => (Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))) * 100 + Number(date.slice(8));
        expect(place(latest)).toBeLessThanOrEqual(place(received) + 300);
      }),
    );
  });
});
