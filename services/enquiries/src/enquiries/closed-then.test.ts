import { closedThen } from './closed-then.ts';

const TIMES = {
  week: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:30' },
    { days: ['Saturday'], opens: '09:00', closes: '16:00' },
  ],
  specialDays: [
    { date: '2026-12-28', opens: '10:00', closes: '12:00' },
    { date: '2026-12-02', opens: null, closes: null },
  ],
};
const OPEN = null;

it.each([
  ['Monday, as it opens', '2026-11-30T09:00:00Z', OPEN],
  ['the last minute of a day', '2026-11-30T17:29:59Z', OPEN],
  ['in summer', '2027-07-01T08:00:00Z', OPEN],
  ['a bank holiday with hours of its own', '2026-12-28T11:00:00Z', OPEN],
  ['closing time', '2026-11-30T17:30:00Z', 'We are closed then: on Monday 30 November we are open 9am–5.30pm.'],
  ['before it opens', '2026-11-28T08:59:00Z', 'We are closed then: on Saturday 28 November we are open 9am–4pm.'],
  ['Sunday', '2026-11-29T10:00:00Z', 'We are closed on Sunday 29 November.'],
  ['a single day that is closed', '2026-12-02T10:00:00Z', 'We are closed on Wednesday 2 December.'],
  ['a bank holiday', '2026-12-25T10:00:00Z', 'We are closed on Friday 25 December.'],
  ['after the hours of a single day', '2026-12-28T15:00:00Z', 'We are closed then: on Monday 28 December we are open 10am–12pm.'],
])('knows %s', (_, at, sentence) => {
  expect(closedThen(TIMES, Date.parse(at))).toBe(sentence);
});
