import { isMissed, retryPlan } from './retry-plan.ts';

const AT = new Date('2026-11-27T09:00:00Z');
const minutes = (count: number) => AT.getTime() + count * 60_000;

const planOf = (status: number, attempts: number, late: number, code = 'SOCIAL.META_TROUBLE') => {
  const plan = retryPlan({ status, code, title: '', detail: 'Why.' }, { publishAt: AT, attempts }, minutes(late));
  return 'retryAt' in plan ? (plan.retryAt.getTime() - minutes(late)) / 60_000 : plan.hold.detail;
};

it.each([
  ['is tried again after a minute', 503, 1, 0, 1],
  ['then after five', 503, 2, 1, 5],
  ['then after a quarter of an hour', 503, 3, 6, 15],
  ['then every half hour', 503, 4, 21, 30],
  ['and so on', 503, 9, 90, 30],
  ['until two hours after its time', 503, 5, 91, 'Why.'],
  ['waits an hour if Meta was asked too often', 429, 1, 0, 60],
  ['but not beyond two hours', 429, 2, 61, 'Why.'],
  ['waits for staff if Meta refuses it', 422, 1, 0, 'Why.'],
  ['waits for staff if the sign-in has expired', 502, 1, 0, 'Why.'],
] as const)('a post that failed %s', (_what, status, attempts, late, expected) => {
  expect(planOf(status, attempts, late)).toBe(expected);
});

it('does not wait for the next day', () => {
  expect(planOf(429, 1, 0, 'SOCIAL.META_QUOTA')).toBe('Why.');
});

it.each([
  [0, false],
  [120, false],
  [121, true],
])('%i minutes late is missed: %s', (late, expected) => {
  expect(isMissed(AT, minutes(late))).toBe(expected);
});
