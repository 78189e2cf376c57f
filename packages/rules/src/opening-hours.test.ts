import { formatHours, formatTime } from './opening-hours.ts';

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
