import { builtInAnswer } from './built-in-engine.ts';
import { DEALERSHIP, someVan, stockOf } from './testing/some-stock.ts';

const VAN = someVan({
  id: 1,
  model: 'Transit',
  payload: 1_050,
  loadLength: 3_000,
  loadHeight: 1_700,
  grossWeight: 3_500,
  loadWidthBetweenArches: 1_390,
  height: 2_100,
  length: 5_530,
  width: 2_060,
  range: 160,
  description: 'It pulls a 2,500 kg trailer.',
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
    ['will it go under a 2.2 metre barrier', 'Yes, the 2021 Ford Transit goes under 2,200 mm: it is 2,100 mm high, 100 mm less'],
    [
      'I park in a multi storey with a 2 m barrier, will it get in',
      "No, the 2021 Ford Transit doesn't go under 2,000 mm: it is 2,100 mm high, 100 mm more.",
    ],
    ['will a 2.4 m board go in', 'Yes, 2,400 mm goes in lengthways: the load length is 3,000 mm, with 600 mm more to spare.'],
    ['can I get 3.6m pipes in it', "No, 3,600 mm doesn't go in lengthways: the load length is 3,000 mm, 600 mm short."],
    ['can it carry 900 kg of sand', 'its payload is 1,050 kg, which leaves 150 kg'],
    ['what length boards can I lay in it', 'has a load length of 3,000 mm'],
    ['can I stand up in it, I am 6 ft 2', "No, somebody 1,880 mm tall can't stand upright in it: the load height is 1,700 mm"],
    ['will it go under a 2.15 m barrier', 'goes under 2,150 mm, but only just: it is 2,100 mm high, with 50 mm to spare'],
    ['does it fit a drive 5.55 m long', 'fits into 5,550 mm, but only just: it is 5,530 mm long, with 20 mm to spare'],
    ['our gate is 2.1 m between the posts, does it get through', 'fits through 2,100 mm by its record, but only just'],
    ['will a wardrobe 1380 wide go between the arches', 'goes in flat across the floor, but only just'],
    ['can it carry 1040 kg', 'on paper, but only just: its payload is 1,050 kg, which leaves 10 kg'],
    ['can it tow 2450 kg', 'but only just: its page gives a towing limit of 2,500 kg, 50 kg more'],
    ['can a 19 year old drive this', 'an ordinary car licence (category B)'],
    ['how long is the load bed', 'has a load length of 3,000 mm'],
    ['how much can I put in it', 'has a payload of 1,050 kg'],
    ['can it pull my 2 ton digger', 'Yes, the 2021 Ford Transit may tow 2,000 kg: its page gives a towing limit of 2,500 kg'],
    ['will it tow a 3 tonne horsebox', 'No, 3,000 kg is too heavy: its page gives a towing limit of 2,500 kg, 500 kg less.'],
    ['90 miles a day with the heater on', 'Yes, with some to spare: its listed range is 160 miles'],
    ['is it ok for a 1.5 ton digger on the bed', 'No, 1,500 kg is too much: its payload is 1,050 kg'],
    ['has it got a trailer', 'It pulls a 2,500 kg trailer'],
    ['will it take a ton of sand plus me and a mate', 'No: with those who ride in it at 80 kg each that comes to 1,160 kg'],
    ['3 blokes about 90kg each, is that ok for weight', 'it may carry 270 kg'],
    ["we've a bridge at 3.1m by the yard", 'goes under 3,100 mm'],
    ['could it take 1200 kilos', 'No, 1,200 kg is too much: its payload is 1,050 kg, 150 kg less.'],
    [
      '110 miles a day in winter, is the range enough',
      'On paper yes, but it may be tight: its listed range is 160 miles, 50 miles more than 110 miles',
    ],
    [
      'I do 200 miles a day, is the range enough',
      'No, 200 miles is too far on one charge: its listed range is 160 miles, 40 miles less.',
    ],
  ])('%s', (message, verdict) => {
    expect(ask(message).text).toContain(verdict);
  });
});

describe('a figure that says nothing of a van is no wish', () => {
  it.each([
    ['I still owe Black Horse £4,200 on my old one', 'We settle outstanding finance with the lender'],
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
    ['an electric van that tows 3 ton', 'No page of those gives a towing limit of 3,000 kg or more'],
    ['an electric van, I do 90 miles a day', 'range for 90 miles with some to spare'],
  ])('%s', (message, note) => {
    expect(ask(message, null).text).toContain(note);
  });
});
