import { newerThan, seenOf } from './thread.ts';

const entry = (id: number, text: string, createdAt: string) => ({ id, by: 'a', text, createdAt });
const reply = (id: number, text: string, createdAt: string) =>
  ({ ...entry(id, text, createdAt), subject: 'Your van', signedBy: null, state: 'sent' }) as const;
const thread = {
  replies: [reply(3, 'It is here', '2026-11-24T10:00:00.000Z'), reply(8, 'And here', '2026-11-24T12:00:00.000Z')],
  notes: [entry(5, 'Rang', '2026-11-24T11:00:00.000Z')],
};

it('has seen the newest of what is there, and nothing of what is not', () => {
  expect(seenOf(thread)).toEqual({ reply: 8, note: 5 });
  expect(seenOf({ replies: [], notes: [] })).toEqual({ reply: 0, note: 0 });
});

it.each([
  ['nothing to who has seen all of it', seenOf(thread), []],
  ['what came later to who has seen a part', { reply: 3, note: 5 }, ['And here']],
  ['all of it by its time to who has seen nothing', { reply: 0, note: 0 }, ['It is here', 'Rang', 'And here']],
])('is new: %s', (_what, seen, expected) => {
  expect(newerThan(thread, seen).map(({ text }) => text)).toEqual(expected);
});
