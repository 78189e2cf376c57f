import { builtInAnswer } from './built-in-engine.ts';
import { DEALERSHIP, SOME_STOCK, stockOf } from './testing/some-stock.ts';

const STOCK = stockOf(SOME_STOCK);
const NOW = new Date('2026-07-10T10:00:00Z');
const answerTo = (message: string) => builtInAnswer({ message, earlier: [] }, { stock: STOCK, now: NOW }, DEALERSHIP);
const vansOf = (message: string) => answerTo(message).recommended.flatMap(({ id }) => STOCK.find(id)?.vehicle ?? []);

describe('what matters of a van, without a figure', () => {
  it.each([
    ["I'm a tiler, what have you got", 'high payload'],
    ['courier work, parcels mostly', 'plenty of load space'],
    ['looking for a van that is easy to park', 'easy parking'],
    ['need a van that is cheap to run', 'low running costs'],
  ])('of "%s" is kept as "%s", and it rules nothing out', (message, wish) => {
    const { wishes, recommended } = answerTo(message);
    expect(wishes?.join()).toContain(wish);
    expect(recommended).toHaveLength(3);
  });

  it('decides what stands first, and is named', () => {
    const { text } = answerTo("I'm a tiler, what have you got");
    const payloads = vansOf("I'm a tiler, what have you got").map(({ payload }) => payload ?? 0);
    expect(payloads[0]).toBe(Math.max(...payloads));
    expect(text).toContain("I've put a high payload first");
    expect(text).toContain('kg payload (the most of these)');
  });
});

it('each of those that come nearest says what it has and by how much it misses the rest', () => {
  const { text } = answerTo('automatic tipper under 16k');
  expect(text).toContain('The closest tippers we have, the nearest first:');
  expect(text).toMatch(/Movano: £15,495 plus VAT \(.*\), but manual\./);
  expect(text).toMatch(/Boxer: £[\d,]+ over at £.* and manual\./);
});

it('a family sits behind the driver, and what is towed needs a tow bar', () => {
  expect(answerTo('3 kids, two dogs and a caravan, which of yours').wishes).toEqual(['seats for all of you', 'tow bar']);
});

it('vans that are to come are shown to who asks for them', () => {
  expect(vansOf('anything coming in soon?').every(({ stockStatus }) => stockStatus === 'Due In')).toBe(true);
});

describe('who gets no VAT back', () => {
  it.each([
    "I can't claim the vat back, max 18k",
    'budget is 18k, no vat back for me',
    "we're not vat registered, up to 18 grand",
  ])('has the budget with VAT: "%s"', (message) => {
    expect(answerTo(message).wishes).toContain('up to £18,000 including VAT');
  });
});

it('of several bodies each is shown', () => {
  const bodies = vansOf('either a tipper or a panel van').map(({ bodyType }) => bodyType);
  expect(new Set(bodies)).toEqual(new Set(['Tipper', 'Panel Van']));
});

it('a wish for another comparison stands beside the one before', () => {
  const earlier = [
    { message: 'panel van', answer: '', vehicleIds: [12] },
    { message: 'something cheaper', answer: '', vehicleIds: [13] },
  ];
  const { wishes } = builtInAnswer({ message: 'and bigger', earlier }, { stock: STOCK, now: NOW }, DEALERSHIP);
  expect(wishes).toEqual(['panel van', 'cheaper', 'bigger']);
});

it.each([
  ['a van to convert to a camper with a high roof', ['high-roof', 'panel van']],
  ['mobile barber, need somewhere to plug in', ['panel van', 'headroom in the back']],
  ['I have to move gravel', ['tipper']],
])('what a van is for is told from what it has: "%s"', (message, wishes) => {
  expect(answerTo(message).wishes).toEqual(wishes);
});

it.each([
  ['panel van, 12k-16k', 'from £12,000 to £16,000 plus VAT'],
  ['vans with a payload over 1.4 tonnes', 'payload of 1,400 kg or more'],
  ['diesel van, about 100 quid a week', 'payments of about £100 a week'],
])('a figure is of what it can be: "%s"', (message, wish) => {
  expect(answerTo(message).wishes).toContain(wish);
});
