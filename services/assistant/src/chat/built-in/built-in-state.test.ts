import { conversationWith } from './testing/conversation.ts';
import { SOME_STOCK, stockOf } from './testing/some-stock.ts';

const answerTo = conversationWith(stockOf(SOME_STOCK));
/** What a conversation has come to: its wishes, and the vans that are shown for them. */
const stateOf = (...messages: readonly string[]) => {
  const { wishes, ids } = answerTo(...messages);
  return { wishes: [...(wishes ?? [])].sort(), ids: [...ids].sort() };
};

const WISHES = ['panel van', 'diesel', 'under 30k', 'less than 60,000 miles', 'at least 2.5m load length'];
const ASIDES = [
  'thanks',
  'what time do you shut saturday',
  'do you take part exchange',
  'how many miles has the first one done',
  'do you deliver to Norwich',
  'is it ulez ok',
  'whats the warranty like',
  'thanks. where are you',
];

it('keeps what was said of a need while one van was looked at', () => {
  const { wishes } = stateOf('have you got a crafter', 'my work has a 2.2m barrier', 'any others then');
  expect(wishes).toContain('overall height up to 2,200 mm');
});

it('looks for the vans that something would fit in, after it was asked of one', () => {
  expect(answerTo('have you got a caddy', 'can I get a 3m pipe in it', 'which van would it fit in then').text).toMatch(
    /with a load length of 3,000 mm or more/,
  );
});

it('sooner shows another body than none where the body was guessed', () => {
  expect(answerTo('house clearance van', 'under 20k').text).toMatch(/^We don't have any Lutons like that, but we have/);
});

describe('the wishes of a conversation', () => {
  it.each(ASIDES)('outlast %j', (aside) => {
    const [first = '', ...rest] = WISHES;
    expect(stateOf(first, aside, ...rest)).toEqual(stateOf(...WISHES));
    expect(stateOf(...WISHES.slice(0, -1), aside, aside, WISHES.at(-1) ?? '')).toEqual(stateOf(...WISHES));
  });

  it.each([
    [WISHES.join(', ')],
    [[...WISHES].reverse().join(', ')],
    [WISHES.slice(0, 2).join(' '), WISHES.slice(2).join(' and ')],
    [...WISHES].reverse(),
  ])('are the same in whatever order and however many messages: %j', (...messages) => {
    expect(stateOf(...messages)).toEqual(stateOf(...WISHES));
  });

  it.each([
    ['automatic', 'forget automatic', 'automatic'],
    ['white', "colour doesn't matter", 'white'],
    ['with ply lining', 'never mind the ply lining', 'with ply lining'],
    ['under 20k', 'forget the budget', 'under 20k'],
  ])('are what they were when one is given up and wished again: %j', (wish, givenUp, again) => {
    expect(stateOf('panel van', wish, givenUp)).toEqual(stateOf('panel van'));
    expect(stateOf('panel van', wish, givenUp, again)).toEqual(stateOf('panel van', wish));
  });

  it.each<[messages: readonly string[], wishes: readonly string[]]>([
    // Something that will do as well is no wish.
    [['panel van', 'manual is fine'], ['panel van']],
    [['automatic van', 'manual would do'], ['automatic or manual']],
    [['diesel van', 'petrol if I must'], ['diesel or petrol']],
    [['white van', 'actually silver'], ['silver']],
    // What was shown is no budget.
    [
      ['panel van under 30k', 'same but cheaper', 'same but newer'],
      ['panel van', 'up to £30,000 plus VAT', 'newer'],
    ],
    [
      ['have you got a caddy', 'something bigger', 'not electric'],
      ['panel van', 'bigger', 'not electric'],
    ],
    [
      ['panel van', 'something cheaper', 'could go to 25k'],
      ['panel van', 'up to £25,000 plus VAT'],
    ],
    [['panel van', 'something bigger', 'actually a tipper'], ['tipper']],
    [
      ['have you got a caddy', 'too many miles'],
      ['Volkswagen Caddy', 'lower-mileage'],
    ],
    [
      ['panel van', 'how many miles has the first one done', 'no bigger'],
      ['bigger', 'panel van'],
    ],
    [['automatic van', 'leave the gearbox'], []],
    [['a caddy or similar'], ['panel van', 'small']],
    [
      ['ford van', 'the ford is too dear, what else'],
      ['cheaper', 'apart from Ford'],
    ],
    [
      ['panel van no more than 4 years old', 'what about 6 years old then'],
      ['from 2020 or newer', 'panel van'],
    ],
    [['van under a 2.1m barrier', 'forget the barrier'], []],
    [
      ['van under 20k', 'same size but cheaper'],
      ['cheaper', 'up to £20,000 plus VAT'],
    ],
    // Who can't reclaim VAT means it with every sum.
    [
      ["I'm not VAT registered, panel van", 'thanks', 'under 20k'],
      ['panel van', 'up to £20,000 including VAT'],
    ],
    [['panel van under 20k', "we're not vat registered by the way"], []],
    [
      ['panel van under 20k', "we're not vat registered by the way", 'diesel'],
      ['diesel', 'panel van', 'up to £20,000 including VAT'],
    ],
    [
      ['electric van', 'for around town mostly, 60 miles a day'],
      ['electric', 'range for 60 miles a day'],
    ],
    [
      ['van for 60 miles a day', 'electric'],
      ['electric', 'range for 60 miles a day'],
    ],
    [['hello', '£300'], ['up to £300 a month']],
    [['£300', 'a month'], ['up to £300 a month']],
  ])('%j', (messages, wishes) => {
    expect(stateOf(...messages).wishes).toEqual([...wishes].sort());
  });
});
