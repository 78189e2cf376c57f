import { formatHours, formatTime, openingState } from './opening-hours.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const sales = [
  { days: WEEKDAYS, opens: '09:00', closes: '17:30' },
  { days: ['Saturday'], opens: '09:00', closes: '16:00' },
];
const showroom = [
  { days: WEEKDAYS, opens: '09:00', closes: '17:30' },
  { days: ['Saturday', 'Sunday'], opens: null, closes: null },
];

it.each([
  ['09:00', '9am'],
  ['12:00', '12pm'],
  ['17:30', '5.30pm'],
  ['00:05', '12.05am'],
])('writes %s as %s', (time, written) => {
  expect(formatTime(time)).toBe(written);
});

it('formats both sets of hours alike (D2)', () => {
  expect(formatHours(sales)).toBe('Mon–Fri 9am–5.30pm, Sat 9am–4pm');
  expect(formatHours(showroom)).toBe('Mon–Fri 9am–5.30pm, closed Sat and Sun');
  expect(formatHours([{ days: ['Friday', 'Monday', 'Wednesday'], opens: '08:00', closes: '12:00' }])).toBe(
    'Mon, Wed, Fri 8am–12pm',
  );
});

it.each([
  ['Monday', '08:59', 'Closed, opens at 9am'],
  ['Monday', '09:00', 'Open now, until 5.30pm'],
  ['Monday', '17:29', 'Open now, until 5.30pm'],
  ['Monday', '17:30', 'Closed, opens tomorrow at 9am'],
  ['Saturday', '16:00', 'Closed, opens Monday at 9am'],
  ['Sunday', '12:00', 'Closed, opens tomorrow at 9am'],
])('on %s at %s says: %s', (day, time, says) => {
  expect(openingState(sales, day, time)).toBe(says);
});

it('finds the same day of the next week, and nothing if it never opens', () => {
  expect(openingState([{ days: ['Tuesday'], opens: '09:00', closes: '10:00' }], 'Tuesday', '11:00')).toBe(
    'Closed, opens Tuesday at 9am',
  );
  expect(openingState([], 'Tuesday', '11:00')).toBe('Closed');
});
