import { chatQuestionSchema, MAX_CHAT_ANSWER_LENGTH, MAX_CHAT_MESSAGE_LENGTH } from '@forecourt/contracts';
import type { Message } from './message.ts';
import { transcriptOf, turnsOf, unansweredIn } from './turns.ts';

/** The default body limit of a service. */
const LARGEST_REQUEST_BYTES = 256 * 1_024;

let id = 0;
const said = (rest: Pick<Message, 'sender' | 'content' | 'kind' | 'vehicles'>): Message => {
  id += 1;
  return { id, timestamp: '2026-11-22T09:00:00.000Z', ...rest };
};
const user = (content: string) => said({ sender: 'user', content });
const answer = (content: string) => said({ sender: 'bot', kind: 'answer', content });
const trouble = () => said({ sender: 'bot', kind: 'trouble', content: 'Sorry' });
const notice = (content = 'Hello') => said({ sender: 'bot', kind: 'notice', content });
const van = { id: 7, make: 'Ford', model: 'Transit', year: 2022, imageUrl: null, price: '1.00', vatQualifying: true, fact: null };

describe('the turns of a conversation', () => {
  it('pair each message with its answer and its vans', () => {
    const withVan = said({ sender: 'bot', kind: 'answer', content: 'One.', vehicles: [van] });
    expect(turnsOf([notice(), user('A van'), withVan, user('Thanks'), answer('You are welcome.')])).toEqual([
      { message: 'A van', answer: 'One.', vehicleIds: [7] },
      { message: 'Thanks', answer: 'You are welcome.', vehicleIds: [] },
    ]);
  });

  it.each<[string, Message[]]>([
    ['the greeting', [notice()]],
    ['a message that waits', [notice(), user('A van')]],
    ['a message that got trouble', [notice(), user('A van'), trouble()]],
    ['a message that got trouble, and the confirmation of a lead after it', [user('A van'), trouble(), notice('Thank you')]],
  ])('do not have %s', (_what, messages) => {
    expect(turnsOf(messages)).toEqual([]);
  });

  it('pair a message with its answer across the bot’s own messages', () => {
    expect(turnsOf([user('A van'), notice('Thank you, Dave'), answer('One.')])).toMatchObject([
      { message: 'A van', answer: 'One.' },
    ]);
  });

  it('are the newest twenty', () => {
    const turns = turnsOf(Array.from({ length: 25 }, (_, index) => [user(`${index}`), answer('Yes')]).flat());
    expect(turns.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 5}`));
  });
});

describe('the turns sent from the longest conversation', () => {
  // A control character takes six bytes of JSON, a Chinese one three.
  it.each([['a'], ['£'], ['車'], ['😀'], ['"'], ['\u0001']])(
    'is taken by the assistant when it is written in %j',
    (character) => {
      const written = (length: number) => character.repeat(length / character.length);
      const messages = Array.from({ length: 25 }, () => [
        user(written(MAX_CHAT_MESSAGE_LENGTH)),
        said({ sender: 'bot', kind: 'answer', content: written(MAX_CHAT_ANSWER_LENGTH), vehicles: [van, van, van] }),
      ]).flat();
      const question = { message: written(MAX_CHAT_MESSAGE_LENGTH), earlier: turnsOf(messages), vehicleId: 2_147_483_647 };
      expect(chatQuestionSchema.safeParse(question).success).toBe(true);
      expect(question.earlier).toHaveLength(8);
      expect(Buffer.byteLength(JSON.stringify(question))).toBeLessThan(LARGEST_REQUEST_BYTES);
    },
  );

  it('are the newest ones up to the first that does not fit', () => {
    const short = [user('First'), answer('Yes')];
    const long = Array.from({ length: 8 }, () => [user('x'.repeat(1_000)), answer('y'.repeat(4_000))]).flat();
    expect(turnsOf([...short, ...long])).toHaveLength(8);
    expect(turnsOf([...long, ...short]).map(({ message }) => message.length)).toEqual([...Array(7).fill(1_000), 5]);
  });
});

describe('the message that can be resent', () => {
  const asked = user('A van');
  it.each<[string, Message[], Message | null]>([
    ['is none in a new conversation', [notice()], null],
    ['is none once it was answered', [asked, answer('One.')], null],
    ['is the one that waits', [notice(), asked], asked],
    ['is the one that got trouble', [notice(), asked, trouble()], asked],
    ['is still that after a lead was sent', [asked, trouble(), notice('Thank you')], asked],
    ['is not one before the last', [user('Another'), trouble(), asked, answer('One.')], null],
  ])('%s', (_what, messages, expected) => {
    expect(unansweredIn(messages)).toBe(expected);
  });
});

it('the transcript has every message in its order', () => {
  expect(transcriptOf([notice('Hello'), user('A van'), answer('One.')])).toEqual([
    { from: 'assistant', text: 'Hello' },
    { from: 'customer', text: 'A van' },
    { from: 'assistant', text: 'One.' },
  ]);
});
