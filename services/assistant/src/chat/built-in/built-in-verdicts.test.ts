import { builtInAnswer } from './built-in-engine.ts';
import { DEALERSHIP, someVan, stockOf } from './testing/some-stock.ts';

const VAN = someVan({
  id: 1,
  model: 'Transit',
  payload: 1_050,
  loadLength: 3_000,
  loadWidthBetweenArches: 1_390,
  height: 2_100,
  length: 5_530,
  range: 160,
  fuelType: 'Electric',
});
const ask = (message: string, vehicleId: number | null = VAN.id) =>
  builtInAnswer(
    { message, earlier: [], vehicleId },
    { stock: stockOf([VAN]), now: new Date('2026-07-10T10:00:00Z') },
    DEALERSHIP,
  );

describe('a question whether something fits gets a verdict', () => {
  it.each([
    ['will it go under a 2.2 metre barrier', "That's 100 mm under 2,200 mm, so it goes in"],
    ['I park in a multi storey with a 2 m barrier, will it get in', "That's 100 mm over 2,000 mm, so it doesn't go in."],
    ['will a 2.4 m board go in', 'So 2,400 mm goes in lengthways, with 600 mm more to spare.'],
    ['can I get 3.6m pipes in it', 'So 3,600 mm is 600 mm longer than there is room for lengthways.'],
    ['can it carry 900 kg of sand', 'So 900 kg leaves 150 kg more'],
    ['could it take 1200 kilos', 'So 1,200 kg is 150 kg over what it may carry.'],
    ['110 miles a day in winter, is the range enough', 'So 110 miles is within it, with 50 miles more on paper'],
    ['I do 200 miles a day, is the range enough', 'So 200 miles is 40 miles more than it is listed for.'],
  ])('%s', (message, verdict) => {
    expect(ask(message).text).toContain(verdict);
  });
});

describe('a figure that says nothing of a van is no wish', () => {
  it.each([
    ['I still owe Black Horse £4,200 on my old one', 'settlement figure'],
    ['we want a campervan for 2 adults and 2 kids', "We don't have any campervans"],
  ])('%s', (message, answer) => {
    const { text } = ask(message, null);
    expect(text).toContain(answer);
    expect(text).not.toMatch(/up to £/);
  });
});

it('the best of those shown is found by whatever words it is asked for', () => {
  const [light, heavy] = [
    someVan({ id: 2, bodyType: 'Tipper', payload: 900 }),
    someVan({ id: 3, bodyType: 'Tipper', payload: 1_300, price: '16000.00' }),
  ];
  const stock = stockOf([light, heavy].filter((van) => van !== undefined));
  const moment = { stock, now: new Date('2026-07-10T10:00:00Z') };
  const earlier = [{ message: 'tipper for garden waste', answer: '', vehicleIds: [2, 3] }];
  const { recommended } = builtInAnswer({ message: 'which carries most', earlier, vehicleId: null }, moment, DEALERSHIP);
  expect(recommended[0]?.id).toBe(3);
});

describe('what was said and no van was chosen by is named', () => {
  it.each([
    ['an electric van that tows 2 ton', "I haven't chosen by what they tow"],
    ['an electric van, I do 90 miles a day', "I haven't chosen by your miles"],
    ['a van for 400 a month with 2k deposit', 'with our usual deposit of £5,000'],
  ])('%s', (message, note) => {
    expect(ask(message, null).text).toContain(note);
  });
});
