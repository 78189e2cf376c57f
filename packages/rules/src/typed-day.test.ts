import fc from 'fast-check';
import { formatDay } from './iso-date.ts';
import { readDay } from './typed-day.ts';

describe('a date as it is typed', () => {
  it.each([
    ['01/10/2026', '2026-10-01'],
    ['1/10/26', '2026-10-01'],
    ['14.3.27', '2027-03-14'],
    ['14-3-2027', '2027-03-14'],
    ['14 3 27', '2027-03-14'],
    ['14 March 2027', '2027-03-14'],
    ['14 march 27', '2027-03-14'],
    ['14th of March, 2027', '2027-03-14'],
    ['1st Oct 2026', '2026-10-01'],
    ['2 Sept. 2026', '2026-09-02'],
    ['29/2/2028', '2028-02-29'],
    [' 2026-10-01 ', '2026-10-01'],
  ])('"%s" is %s, the day first', (typed, date) => {
    expect(readDay(typed)).toBe(date);
  });

  it.each(['', '31/02/2027', '29/2/2027', '0/1/2027', '12/13/2027', '14/3', 'March 2027', '14 Foo 2027', '1/1/20270', 'soon'])(
    '"%s" is no date',
    (typed) => {
      expect(readDay(typed)).toBeNull();
    },
  );

  it('parses every date as shown and as stored', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const stored = date.toISOString().slice(0, 10);
        expect(readDay(formatDay(stored))).toBe(stored);
        expect(readDay(stored)).toBe(stored);
      }),
    );
  });
});
