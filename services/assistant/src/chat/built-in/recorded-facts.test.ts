import { conversationWith } from './testing/conversation.ts';
import { someVan, stockOf } from './testing/some-stock.ts';

const RECORDED = { previousOwners: 2, serviceHistory: 'Full dealer', keys: 1, writeOffCategory: 'None' } as const;

it.each([
  [
    'how many owners has it had',
    RECORDED,
    'has had two previous owners, comes with a full main dealer service history and one key and was never written off',
  ],
  ['does it have service history', { serviceHistory: 'Part' } as const, 'comes with a part service history'],
  ['has it been written off', { writeOffCategory: 'N' } as const, 'is recorded as Category N'],
  ['how many owners has it had', { condition: 'new' } as const, 'has had no owner before you'],
  ['how many owners has it had', {}, "don't have a record of its history"],
  ['what can it tow', { brakedTowingLimit: 2_500 }, 'may tow up to 2,500 kg'],
  ['can it tow 2 tonnes', { brakedTowingLimit: 2_500 }, 'may tow 2,000 kg: its page gives a towing limit of 2,500 kg'],
  ['can it tow 3 tonnes', { brakedTowingLimit: 2_500 }, 'No, 3,000 kg is too heavy'],
])('"%s" of a van with the record %j is answered with: %s', (message, facts, expected) => {
  const ask = conversationWith(stockOf([someVan({ id: 5, ...facts })]), 5);
  expect(ask(message).text).toContain(expected);
});
