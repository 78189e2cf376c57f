import { letterOf, newerThan, seenOf } from './thread.ts';

const entry = (id: number, text: string, createdAt: string) => ({ id, by: 'a', text, createdAt, editedAt: null });
const reply = (id: number, text: string, createdAt: string) =>
  ({ ...entry(id, text, createdAt), subject: 'Your van', signedBy: null, state: 'sent' }) as const;
const thread = {
  replies: [reply(3, 'It is here', '2026-11-24T10:00:00.000Z'), reply(8, 'And here', '2026-11-24T12:00:00.000Z')],
  notes: [entry(5, 'Rang', '2026-11-24T11:00:00.000Z')],
  others: {
    count: 1,
    newest: [
      {
        id: 40,
        inquiryType: 'quote',
        cameBy: null,
        status: 'new',
        createdAt: '2026-11-24T14:00:00.000Z',
        assignee: null,
      } as const,
    ],
  },
  steps: [{ ...entry(2, 'On Friday', '2026-11-24T13:00:00.000Z'), kind: 'called', outcome: 'spoke', assignee: null } as const],
};

it('has seen the newest of what is there, and nothing of what is not', () => {
  expect(seenOf(thread)).toEqual({ reply: 8, note: 5, step: 2, enquiry: 40 });
  expect(seenOf({ replies: [], notes: [], steps: [], others: { count: 0, newest: [] } })).toEqual({
    reply: 0,
    note: 0,
    step: 0,
    enquiry: 0,
  });
});

it.each([
  ['nothing to who has seen all of it', seenOf(thread), []],
  ['what came later to who has seen a part', { reply: 3, note: 5, step: 2 }, ['And here']],
  [
    'all of it by its time to who has seen nothing',
    { reply: 0, note: 0, step: 0 },
    ['It is here', 'Rang', 'And here', 'On Friday'],
  ],
  ['none of the steps to a draft that does not know of them', { reply: 8, note: 5 }, []],
])('is new: %s', (_what, seen, expected) => {
  expect(newerThan(thread, seen).map(({ text }) => text)).toEqual(expected);
});

it('is new: another enquiry of the customer', () => {
  expect(newerThan(thread, { ...seenOf(thread), enquiry: 39 })).toMatchObject([
    { by: null, did: 'sent another enquiry (quote)', text: null },
  ]);
});

it.each([
  ['Hello', null, 'Hello'],
  ['Hello', 'Ann Lee', 'Hello\n\nAnn Lee'],
  ['Regards,\nAnn Lee', 'Ann Lee', 'Regards,\nAnn Lee'],
])('the letter %j signed by %j is %j', (text, signedBy, letter) => {
  expect(letterOf({ text, signedBy })).toBe(letter);
});
