import { DEALERSHIP } from '../testing/some-stock.ts';
import { hoursAnswer } from './hours.ts';

const SUMMER_FRIDAY = new Date('2026-07-10T16:15:00Z');
const WINTER_FRIDAY = new Date('2026-01-09T17:15:00Z');

it.each([
  ['is open until half past five in winter', WINTER_FRIDAY, 'It is 17:15 on Friday, and the sales team is open'],
  ['counts by the clock of London in summer', SUMMER_FRIDAY, 'It is 17:15 on Friday, and the sales team is open'],
  ['is closed at half past five', new Date('2026-07-10T16:30:00Z'), 'It is 17:30 on Friday, and the sales team is closed'],
  ['is closed on Sundays', new Date('2026-07-12T11:00:00Z'), 'It is 12:00 on Sunday, and the sales team is closed'],
])('%s', (_case, now, said) => {
  expect(hoursAnswer(' are you open now ', DEALERSHIP, now)).toContain(said);
});

it('says of a Saturday that sales are there and the showroom is closed, and to call before coming', () => {
  const answer = hoursAnswer(' are you open on saturday ', DEALERSHIP, SUMMER_FRIDAY);
  expect(answer).toContain('The sales team on Saturday is open 09:00 to 16:00');
  expect(answer).toContain('the showroom is closed on Saturday');
  expect(answer).toContain('call 0151 496 0000 before you come');
});

it('takes tomorrow for the day after', () => {
  expect(hoursAnswer(' open tomorrow ', DEALERSHIP, SUMMER_FRIDAY)).toContain('The sales team on Saturday');
});
