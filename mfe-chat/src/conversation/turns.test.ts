import type { Message } from './message.ts';
import { transcriptOf, turnsOf, unansweredIn } from './turns.ts';

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
  it('are each message with its answer and the vans of that', () => {
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

  it('keep a message and its answer together, whatever the bot said of its own accord between them', () => {
    expect(turnsOf([user('A van'), notice('Thank you, Dave'), answer('One.')])).toMatchObject([
      { message: 'A van', answer: 'One.' },
    ]);
  });

  it('are the newest twenty', () => {
    const turns = turnsOf(Array.from({ length: 25 }, (_, index) => [user(`${index}`), answer('Yes')]).flat());
    expect(turns.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 5}`));
  });
});

describe('the message that can be sent again', () => {
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
