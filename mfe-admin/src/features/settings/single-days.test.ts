import { dayFaults, sentDays, type TypedDay, typedDays, withNewDay } from './single-days.ts';

const closed = (date: string) => ({ date, opens: null, closes: null });
const TODAY = '2026-04-03';

it('what is over is only read, and forgotten once no enquiry can have waited through it', () => {
  const days = [closed('2026-12-25'), closed('2026-04-03'), closed('2026-04-02'), closed('2026-01-01')];
  const typed = typedDays(days, TODAY);
  expect(typed.map(({ date, isPast }) => [date, isPast])).toEqual([
    ['2026-01-01', true],
    ['2026-04-02', true],
    ['2026-04-03', false],
    ['2026-12-25', false],
  ]);
  expect(sentDays(typed, TODAY).map(({ date }) => date)).toEqual(['2026-04-02', '2026-04-03', '2026-12-25']);
});

it('why a day differs is sent without the spaces around it', () => {
  const [day] = typedDays([closed('2026-12-25')], TODAY);
  expect(sentDays([{ ...day, reason: ' Christmas Day ' } as TypedDay], TODAY)).toEqual([
    { ...closed('2026-12-25'), reason: 'Christmas Day' },
  ]);
});

it('a day without a date is sent, and refused, instead of being lost', () => {
  const days = withNewDay(withNewDay(typedDays([closed('2026-12-25')], TODAY)));
  expect(new Set(days.map(({ id }) => id)).size).toBe(3);
  expect(sentDays(days, TODAY)).toEqual([closed(''), closed(''), closed('2026-12-25')]);
});

it('a new day that is over, or the same as another one, is told at its row', () => {
  const over = 'This date has passed: choose a later one, or remove it.';
  const typed = typedDays([closed('2026-04-02'), closed('2026-12-25')], TODAY);
  const add = (...dates: string[]) =>
    dates.reduce((days, date) => withNewDay(days).map((day) => (day.date === '' ? { ...day, date } : day)), typed);
  const faults = (...dates: string[]) => [...dayFaults(add(...dates), TODAY).values()];
  expect(faults()).toEqual([]);
  expect(faults('2026-04-03', '2026-05-01')).toEqual([]);
  expect(faults('2026-04-01')).toEqual([over]);
  expect(faults('2026-05-01', '2026-12-25')).toEqual(['Day 1 has this date too: change one, or remove it.']);
  expect(faults('2026-05-01', '2026-05-01')).toEqual(['Day 2 has this date too: change one, or remove it.']);
  // The year is still being typed.
  expect(faults('0202-05-01')).toEqual([]);
});
