import type { EnquiryChange, EnquiryReply, EnquiryStep } from '@forecourt/contracts';
import { appointmentInWords, toldOtherwise } from './appointment-words.ts';

it.each([
  ['2026-12-04T10:00:00.000Z', 'Friday 4 December at 10am'],
  ['2027-06-01T13:30:00.000Z', 'Tuesday 1 June at 2.30pm'],
])('%s is told as %s', (at, words) => {
  expect(appointmentInWords(at)).toBe(words);
});

const [FIRST, SECOND] = ['2026-12-04T10:00:00.000Z', '2026-12-09T14:30:00.000Z'];
const IN_WORDS = { first: 'Friday 4 December at 10am', second: 'Wednesday 9 December at 2.30pm' };
const moved = (before: string | null, after: string, createdAt: string) =>
  ({ field: 'appointmentAt', before, after, createdAt }) as EnquiryChange;
const reply = (text: string, state: EnquiryReply['state'] = 'sent') => ({ id: 3, text, state }) as EnquiryReply;
const step = (kind: EnquiryStep['kind'], outcome: EnquiryStep['outcome'], createdAt: string) =>
  ({ kind, outcome, createdAt }) as EnquiryStep;
const changes = [moved(null, FIRST, '2026-11-28T09:00:00.000Z'), moved(FIRST, SECOND, '2026-11-28T11:00:00.000Z')];
const told = (replies: EnquiryReply[], steps: EnquiryStep[] = []) => {
  const about = { inquiryType: 'test_drive', vehicle: null, vehicleId: null } as const;
  const found = toldOtherwise({ ...about, appointmentAt: SECOND, changes, replies, steps });
  return found && [found.when, found.isSent];
};

it.each<[string, ReturnType<typeof told>, EnquiryReply[], EnquiryStep[]]>([
  ['a reply sent before', [IN_WORDS.first, true], [reply(`Come on ${IN_WORDS.first}.`)], []],
  ['one that is on its way', [IN_WORDS.first, true], [reply(`Come on ${IN_WORDS.first}.`, 'queued')], []],
  ['one that is kept', [IN_WORDS.first, false], [reply(`Come on ${IN_WORDS.first}.`, 'saved')], []],
  ['a correction that is kept', [IN_WORDS.first, true], [reply(IN_WORDS.first), reply(IN_WORDS.second, 'saved')], []],
  ['a correction that was sent', null, [reply(IN_WORDS.first), reply(IN_WORDS.second)], []],
  ['both times in one reply', null, [reply(`Not ${IN_WORDS.first} but ${IN_WORDS.second}.`)], []],
  ['no reply with a time', null, [reply('Come soon.')], []],
  [
    'a call that nobody picked up',
    [IN_WORDS.first, true],
    [reply(IN_WORDS.first)],
    [step('called', 'no-answer', '2026-11-28T12:00:00.000Z')],
  ],
  ['a call since', null, [reply(IN_WORDS.first)], [step('called', 'spoke', '2026-11-28T12:00:00.000Z')]],
  [
    'a call before it was moved',
    [IN_WORDS.first, true],
    [reply(IN_WORDS.first)],
    [step('called', 'spoke', '2026-11-28T10:00:00.000Z')],
  ],
  ['a message since', null, [reply(IN_WORDS.first)], [step('whatsapp', null, '2026-11-28T12:00:00.000Z')]],
])('with %s, the customer has been told another time: %j', (_what, expected, replies, steps) => {
  expect(told(replies, steps)).toEqual(expected);
});
