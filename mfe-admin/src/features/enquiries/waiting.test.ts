import { triesInWords, waiting } from './waiting.ts';

const HOURS = [{ days: ['Tuesday', 'Wednesday'], opens: '09:00', closes: '17:30' }];
const enquiry = { status: 'new', createdAt: '2026-11-24T17:00:00.000Z', replyDueAt: '2026-11-25T09:30:00.000Z' } as const;
const at = (now: string, facts: object = {}) =>
  waiting({ ...enquiry, ...facts }, { week: HOURS, specialDays: [] }, Date.parse(now));

it.each([
  ['2026-11-24T17:10Z', 'Waiting 10 min', false],
  ['2026-11-24T22:00Z', 'Waiting 30 min', false],
  ['2026-11-25T09:29Z', 'Waiting 59 min', false],
  ['2026-11-25T09:30Z', 'Late: waiting 1 h', true],
  ['2026-11-25T11:10Z', 'Late: waiting 2 h 40 min', true],
])('at %s it says %s', (now, text, isLate) => {
  expect(at(now)).toEqual({ text, isLate });
});

it.each([
  ['2026-11-24T18:00Z', '2026-11-24T18:30Z', 'We open at 09:00 tomorrow'],
  ['2026-11-24T18:00Z', '2026-11-25T08:59Z', 'We open at 09:00 today'],
  ['2026-11-25T18:00Z', '2026-11-26T12:00Z', 'We open at 09:00 on Tuesday'],
  ['2026-11-24T18:00Z', '2026-11-25T09:00Z', 'Waiting 0 min'],
])('of an enquiry from %s it says at %s: %s', (createdAt, now, text) => {
  const replyDueAt = '2026-12-02T10:00:00.000Z';
  expect(at(now, { createdAt, replyDueAt })).toEqual({ text, isLate: false });
});

it.each([{ status: 'contacted' }, { replyDueAt: null }])('says nothing of an enquiry with %j', (facts) => {
  expect(at('2026-11-25T11:00Z', facts)).toBeNull();
});

it.each([
  [[], null],
  [['spoke', null], null],
  [['no-answer'], 'Called once, not reached'],
  [['no-answer', 'spoke', 'left-message'], 'Called twice, not reached'],
  [['no-answer', 'no-answer', 'left-message'], 'Called 3 times, not reached'],
] as const)('of the outcomes %j it says %j', (outcomes, words) => {
  const called = {
    kind: 'called',
    by: 'a',
    assignee: null,
    text: null,
    createdAt: '2026-11-25T09:00:00.000Z',
    editedAt: null,
  } as const;
  expect(triesInWords({ steps: outcomes.map((outcome, index) => ({ ...called, id: index + 1, outcome })) })).toBe(words);
});
