import { DEALERSHIP } from '../testing/some-stock.ts';
import { hoursAnswer } from './hours.ts';

const SUMMER_FRIDAY = new Date('2026-07-10T16:15:00Z');
const WINTER_FRIDAY = new Date('2026-01-09T17:15:00Z');

it.each([
  ['is open until half past five in winter', WINTER_FRIDAY, 'the sales team is open right now'],
  ['counts by the clock of London in summer', SUMMER_FRIDAY, 'the sales team is open right now'],
  ['is closed at half past five', new Date('2026-07-10T16:30:00Z'), 'the sales team is closed right now'],
  ['is closed on Sundays', new Date('2026-07-12T11:00:00Z'), 'the sales team is closed right now'],
])('%s', (_case, now, said) => {
  expect(hoursAnswer(' are you open now ', DEALERSHIP, now)).toContain(said);
});

it('says of a Saturday that sales are there and the showroom is closed, and to call before coming', () => {
  const answer = hoursAnswer(' are you open on saturday ', DEALERSHIP, SUMMER_FRIDAY);
  expect(answer).toContain('Yes, on Saturday the sales team is open 9am to 4pm and the showroom is closed.');
  expect(answer).toContain('call on 0151 496 0000 before you come');
});

it('says only of the day that is asked for', () => {
  expect(hoursAnswer(' open sunday ', DEALERSHIP, SUMMER_FRIDAY)).toBe("We're closed on Sunday.");
  expect(hoursAnswer(' open monday ', DEALERSHIP, SUMMER_FRIDAY)).toBe("On Monday we're open 9am to 5:30pm.");
});

it.each([
  [' can i come on sunday ', "No, we're closed on Sunday."],
  [' are you open till 6 today ', "No, on Friday we're open 9am to 5:30pm."],
  [' could i come at half four today ', "Yes, on Friday we're open 9am to 5:30pm."],
  [' are you open till 7 ', "No, we aren't open then."],
  [' what time do you close on monday ', "On Monday we're open 9am to 5:30pm, so we close at 5:30pm."],
])('answers "%s" with yes or no where it asks whether', (text, answer) => {
  expect(hoursAnswer(text, DEALERSHIP, SUMMER_FRIDAY)).toContain(answer);
});

it('promises nothing of a bank holiday', () => {
  expect(hoursAnswer(' open bank holiday monday ', DEALERSHIP, SUMMER_FRIDAY)).toContain(
    'Bank holidays can differ, so please ring',
  );
});

it('takes tomorrow for the day after', () => {
  expect(hoursAnswer(' open tomorrow ', DEALERSHIP, SUMMER_FRIDAY)).toContain('On Saturday the sales team');
});

describe('single days', () => {
  const WEDNESDAY = new Date('2026-04-01T10:00:00Z');
  const days = {
    ...DEALERSHIP,
    specialDays: [
      { date: '2026-04-03', opens: null, closes: null },
      { date: '2026-04-04', opens: '09:00', closes: '12:00' },
      { date: '2026-12-25', opens: null, closes: null },
    ],
  };

  it.each([
    [' are you open on friday ', "No, we're closed on Friday 3 April."],
    [' can i come on saturday at 2pm ', "No, on Saturday 4 April we're open 9am to 12pm."],
    [' open on thursday ', "On Thursday we're open 9am to 5:30pm."],
    [' what are your opening hours ', 'Closed on Friday 3 April. Open 9am–12pm on Saturday 4 April.'],
    [' are you open on christmas day ', 'Closed on Friday 25 December.'],
  ])('hold for "%s"', (text, answer) => {
    expect(hoursAnswer(text, days, WEDNESDAY)).toContain(answer);
  });

  it('say whether it is open now, and are not spoken of a month before', () => {
    expect(hoursAnswer(' are you open now ', days, new Date('2026-04-03T10:00:00Z'))).toContain(
      'the sales team is closed right now',
    );
    expect(hoursAnswer(' what are your opening hours ', days, new Date('2026-03-01T10:00:00Z'))).not.toContain('April');
  });
});
