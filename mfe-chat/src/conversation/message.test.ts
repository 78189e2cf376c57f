import fc from 'fast-check';
import { messagesIn, offeredIn } from './message.ts';

const van = { id: 7, make: 'Ford', model: 'Transit', year: 2022, imageUrl: null, price: '1.00', vatQualifying: true, fact: null };
const offered = { vehicles: [van], wishes: ['automatic'], replies: ['Show me others'] };
const bot = { id: 1, sender: 'bot', kind: 'answer', content: 'One.', timestamp: '2026-11-22T09:00:00.000Z', ...offered };
const user = { id: 2, sender: 'user', content: 'Thanks', timestamp: '2026-11-22T09:00:01.000Z' };

describe('messages that were stored', () => {
  it('are the same again', () => {
    expect(messagesIn(JSON.parse(JSON.stringify([bot, user])))).toEqual([bot, user]);
  });

  it.each<[string, unknown]>([
    ['no list', { 0: bot }],
    ['text', 'messages'],
    ['nothing', null],
    ['a message without text', [{ ...user, content: 5 }]],
    ['a message from somebody else', [{ ...user, sender: 'admin' }]],
    ['a message of an unknown kind', [{ ...bot, kind: 'advert' }]],
    ['a message without a number', [{ ...user, id: '2' }]],
  ])('are left out where there is %s', (_what, stored) => {
    expect(messagesIn(stored)).toEqual([]);
  });

  it('are never more than what is whole, whatever was stored', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => messagesIn([stored, user]).at(-1)?.content === 'Thanks'));
  });
});

describe('recommended vans', () => {
  it('are at most three', () => {
    const { vehicles = [] } = offeredIn({ vehicles: [1, 2, 3, 4].map((id) => ({ ...van, id })) });
    expect(vehicles.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it.each<[string, unknown]>([
    ['that is none', [null]],
    ['without a number', [{ ...van, id: 'seven' }]],
    ['with a price that is no text', [{ ...van, price: 28995 }]],
    ['that does not say whether it has VAT', [{ ...van, vatQualifying: undefined }]],
    ['in no list', van],
  ])('leave out one %s', (_what, value) => {
    expect(offeredIn({ vehicles: value })).toEqual({});
  });
});

it('what an answer offers beside vans are texts, and only as many as there is room for', () => {
  const { wishes, replies } = offeredIn({ wishes: ['automatic', 7, null], replies: ['a', 'b', 'c', 'd'] });
  expect([wishes, replies]).toEqual([['automatic'], ['a', 'b', 'c']]);
});
