import { conversationWith } from './testing/conversation.ts';
import { DEALERSHIP, someVan, stockOf } from './testing/some-stock.ts';

const USED = someVan({
  id: 1,
  make: 'Mercedes',
  model: 'Vito',
  bodyType: 'Crew Van',
  description:
    'Six seats with ISOFIX in the second row. It carried a sound crew, always on carpet. Recessed rings in the floor. A side door behind the cab.',
});
const COMING = someVan({
  id: 2,
  make: 'Peugeot',
  model: 'Boxer',
  bodyType: 'Tipper',
  stockStatus: 'Due In',
  description: 'It belongs to a fencing contractor; we expect it at the end of the month.',
});
const CHEAP = someVan({
  id: 3,
  make: 'Citroën',
  model: 'Relay',
  bodyType: 'Dropside',
  vatQualifying: false,
  condition: 'p/ex to clear',
  description: 'Traded in and priced to go. The two owners before you kept it in a garage.',
});
const stock = stockOf([USED, COMING, CHEAP]);

it.each([
  [
    USED.id,
    'what was it used for before',
    'The page of the 2021 Mercedes Vito says: "It carried a sound crew, always on carpet."',
  ],
  [USED.id, 'can I get two child seats in the back', 'ISOFIX in the second row'],
  [USED.id, 'is there anything to tie a load down to', 'Recessed rings'],
  [USED.id, 'does it have a side door', 'A side door behind the cab'],
  [USED.id, 'is it a timing chain', `The page of the 2021 Mercedes Vito doesn't mention its timing belt or chain`],
  [COMING.id, 'when will it turn up', 'we expect it at the end of the month'],
  [COMING.id, 'who owns it now', 'It belongs to a fencing contractor'],
  [CHEAP.id, 'is there vat on top', 'no VAT, so there is none to add'],
  [CHEAP.id, 'where was it kept', 'kept it in a garage'],
  [CHEAP.id, 'why is it so cheap', 'It is listed as P/Ex to Clear. Its page says: "Traded in and priced to go."'],
])('beside the page of van %d "%s" is answered from its record and its page', (page, message, said) => {
  expect(conversationWith(stock, page)(message).text).toContain(said);
});

it('where no van is spoken of, the dealership is asked', () => {
  const answer = conversationWith(stock);
  expect(answer('where are you').text).toContain(DEALERSHIP.address.town);
  expect(answer('is there vat on top').text).not.toContain('no VAT, so');
});

describe('after vans were shown', () => {
  const answer = conversationWith(stockOf([USED, COMING, CHEAP]));
  const CALLED = { vito: 'Mercedes Vito', boxer: 'Peugeot Boxer', relay: 'Citroën Relay' } as const;
  it.each<[earlier: readonly string[], message: string, vans: readonly (keyof typeof CALLED)[]]>([
    [['show me the peugeot boxer', 'compare it with the vito'], 'what did the vito do before', ['vito']],
    [['show me the peugeot boxer', 'compare it with the vito', 'how many miles has the vito done'], 'and the other', ['boxer']],
    [
      ['show me the peugeot boxer', 'compare it with the vito', 'tell me about the vito'],
      'are both available',
      ['vito', 'boxer'],
    ],
    [
      ['show me the peugeot boxer', 'compare it with the vito', 'tell me about the vito'],
      'which of them is cheaper',
      ['vito', 'boxer'],
    ],
    [['show me the peugeot boxer', 'compare it with the vito'], 'what about the peugeot, who owns it', ['boxer']],
    [['show me the peugeot boxer', 'compare it with the vito', 'is it automatic'], "what's the vito like", ['vito']],
  ])('%j and then "%s" is about %j', (earlier, message, vans) => {
    const { text } = answer(...earlier, message);
    for (const [key, name] of Object.entries(CALLED)) expect(text.includes(name)).toBe(vans.some((van) => van === key));
  });
});

it.each([
  [USED.id, 'is it any good for a plumber', 'could well do'],
  [COMING.id, 'how does it compare with a Toyota Hilux', "We don't have the other one"],
  [CHEAP.id, 'is it any better than the vito', '2021 Mercedes Vito: £15,000 plus VAT'],
  [CHEAP.id, 'is this the newest you have', 'The 2021 Citroën Relay'],
  [USED.id, 'is there any finance owing on it', 'history-checked'],
])('beside the page of van %d "%s" says %s', (page, message, said) => {
  expect(conversationWith(stock, page)(message).text).toContain(said);
});

it.each([
  ['what weight can I put on the back', 'payload of 1,200 kg'],
  ['is it vat on top, I am not registered', 'The price with VAT is what you pay'],
  ['would a three piece suite go in', '4,000 mm long'],
  ['tell me about it', 'Its page says: "A tidy body. One owner."'],
  ['what mpg does it do', "an mpg isn't given"],
])('beside an electric Luton "%s" says %s', (message, said) => {
  const luton = someVan({
    id: 7,
    bodyType: 'Other',
    derivative: 'Luton',
    fuelType: 'Electric',
    fuelEconomy: null,
    range: 140,
    payload: 1_200,
    loadLength: 4_000,
    description: 'A tidy body. One owner. Two keys.',
  });
  expect(conversationWith(stockOf([luton]), luton.id)(message).text).toContain(said);
});

it('the number of one in the list is no telephone number', () => {
  const { text } = conversationWith(stock)('peugeot boxer', 'compare it with the vito', 'tell me more about number 2');
  expect(text).not.toContain(DEALERSHIP.phone);
});
