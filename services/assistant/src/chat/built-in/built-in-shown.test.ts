import { builtInAnswer } from './built-in-engine.ts';
import { DEALERSHIP, someVan, stockOf } from './testing/some-stock.ts';

const VANS = [
  someVan({
    id: 1,
    make: 'Citroën',
    model: 'Relay',
    bodyType: 'Campervan',
    description: 'A fixed bed for two, a wet room with a shower, and gas heating.',
    fuelEconomy: 29.7,
    payload: 685,
    price: '38995.00',
  }),
  someVan({
    id: 2,
    make: 'Peugeot',
    model: 'Expert',
    bodyType: 'Campervan',
    description: 'A diesel heater, 300 W of solar and blinds on every window.',
    fuelEconomy: 44.8,
    payload: 660,
    price: '29995.00',
  }),
  someVan({ id: 3, make: 'Ford', model: 'Ranger', bodyType: 'Pickup', description: 'A 3,500 kg towing limit.', payload: 1_043 }),
  someVan({
    id: 4,
    make: 'Ford',
    model: 'Ranger',
    bodyType: 'Pickup',
    stockStatus: 'Deposit Taken',
    price: '39000.00',
    payload: 970,
  }),
].filter((van) => van !== undefined);
const stock = stockOf(VANS);
const answer = (
  message: string,
  earlier: readonly (readonly [message: string, ids: readonly number[]])[],
  vehicleId: number | null = null,
) =>
  builtInAnswer(
    {
      message,
      earlier: earlier.map(([said, vehicleIds]) => ({ message: said, answer: '', vehicleIds: [...vehicleIds] })),
      vehicleId,
    },
    { stock, now: new Date('2026-07-10T10:00:00Z') },
    DEALERSHIP,
  ).text;
const CAMPERS = ['any campervans', [1, 2]] as const;

describe('what only the pages of the shown vans say is found there', () => {
  it.each([
    ['does any have a shower', 'wet room with a shower'],
    ['which one has a heater', 'The page of the 2021 Peugeot Expert says: "A diesel heater'],
    ['which one has a heater', 'gas heating'],
    ['which has solar', '300 W of solar'],
  ])('%s', (message, said) => {
    expect(answer(message, [CAMPERS])).toContain(said);
  });
});

describe('a van that a question names is asked about, not looked for', () => {
  it.each([
    ['does the relay have a shower', 'wet room with a shower'],
    ['wot mpg does the expert get', 'is rated at 44.8 mpg'],
  ])('%s', (message, said) => {
    expect(answer(message, [])).toContain(said);
  });
});

describe('which of the shown is the best is said before the figures', () => {
  it.each([
    ['which ones better on fuel', 'Of these, the 2021 Peugeot Expert goes furthest on a gallon.\n'],
    ['which carries more', 'Of these, the 2021 Citroën Relay carries most.\n'],
  ])('%s', (message, said) => {
    expect(answer(message, [CAMPERS])).toContain(said);
  });

  it('names two of one name by their name', () => {
    const pickups = ['any pickups', [3, 2]] as const;
    expect(answer('whats the difference between the two rangers', [pickups])).not.toContain('Expert');
  });

  it('goes on with another measure', () => {
    expect(answer('and cheaper?', [CAMPERS, ['which ones better on fuel', [2, 1]]])).toContain(
      'Of these, the 2021 Peugeot Expert is the cheapest',
    );
  });
});

describe('a reason is given for what was shown', () => {
  it('says which suits best', () => {
    expect(answer('which would suit 2 people best', [CAMPERS])).toMatch(/^I'd look at the 2021 /);
  });

  it('says what the only one has of what was asked for', () => {
    expect(answer('why that one', [['a pickup that tows 2.5t', [3]]])).toContain('which is what you asked for');
  });

  it('weighs two that were held against each other, though one may not be shown', () => {
    const compared = ['how does it compare with the other ranger', [3]] as const;
    expect(answer('is it worth the extra', [compared], 4)).toMatch(/^I'd look at the 2021 Ford Ranger/);
  });
});

it('keeps the miles of a day in mind for a question about winter', () => {
  const electric = stockOf([someVan({ id: 5, fuelType: 'Electric', range: 174 })].filter((van) => van !== undefined));
  const moment = { stock: electric, now: new Date('2026-07-10T10:00:00Z') };
  const earlier = [{ message: 'will it do 130 miles a day', answer: '', vehicleIds: [5] }];
  const { text } = builtInAnswer({ message: 'is that still ok in winter', earlier, vehicleId: 5 }, moment, DEALERSHIP);
  expect(text).toContain('it may be tight');
});

describe('a figure alone takes the place of the one before', () => {
  const van = someVan({ id: 6, loadLength: 3_100, loadWidthBetweenArches: 1_390, description: 'A towing limit of 2,500 kg.' });
  const moment = { stock: stockOf([van]), now: new Date('2026-07-10T10:00:00Z') };

  it.each([
    ['will 3 pallets go in', 'what about 4', 'there is room for three pallets, not four'],
    ['can it tow 2 tonne', 'and 3 tonne', 'No, 3,000 kg is too heavy'],
  ])('%s: %s', (before, message, said) => {
    const earlier = [{ message: before, answer: '', vehicleIds: [6] }];
    expect(builtInAnswer({ message, earlier, vehicleId: 6 }, moment, DEALERSHIP).text).toContain(said);
  });
});

describe('what is asked is told apart from what says which van', () => {
  const lift = someVan({
    id: 7,
    model: 'Transit',
    derivative: 'Luton Tail Lift',
    bodyType: 'Other',
    price: '21000.00',
    description: 'With a 500 kg tail lift.',
    features: ['Tail Lift'],
  });
  const electric = someVan({
    id: 8,
    model: 'E-Transit',
    fuelType: 'Electric',
    range: 143,
    description: 'Plan on 110 miles laden.',
  });
  const moment = { stock: stockOf([lift, electric]), now: new Date('2026-07-10T10:00:00Z') };

  it.each([
    [7, 'how much does it lift', 'a 500 kg tail lift', '£'],
    [8, 'will that do 100 a day', 'its listed range is 143 miles', '£'],
    [8, 'is 100 miles do able', 'its listed range is 143 miles', '£'],
    [8, 'hows it in january', 'Plan on 110 miles laden', 'Happy to help'],
    [7, 'hows it on diesel', 'fuel economy', 'is diesel'],
  ])('of van %d: %s', (vehicleId, message, said, unsaid) => {
    const { text } = builtInAnswer({ message, earlier: [], vehicleId }, moment, DEALERSHIP);
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });
});

it('takes a question on to a van of the same body', () => {
  const custom = someVan({ id: 9, model: 'Transit Custom', loadLength: 2_900, loadWidthBetweenArches: 1_390 });
  const panel = someVan({ id: 10, make: 'Mercedes', model: 'Sprinter', loadLength: 4_300, loadWidthBetweenArches: 1_350 });
  const chassis = someVan({ id: 11, make: 'Mercedes', model: 'Sprinter', bodyType: 'Chassis Cab' });
  const moment = { stock: stockOf([custom, chassis, panel]), now: new Date('2026-07-10T10:00:00Z') };
  const earlier = [{ message: 'can it take 2 pallets', answer: '', vehicleIds: [9] }];
  const { text, recommended } = builtInAnswer({ message: 'how about the sprinter', earlier, vehicleId: 9 }, moment, DEALERSHIP);
  expect(text).toContain('Yes, by its figures there is room for two pallets');
  expect(recommended.map(({ id }) => id)).toEqual([10]);
});

describe('two are held against each other in what they share', () => {
  const panel = someVan({ id: 12, make: 'Vauxhall', model: 'Movano', payload: 1_500 });
  const tipper = someVan({ id: 13, make: 'Vauxhall', model: 'Movano', bodyType: 'Tipper', price: '14000.00', loadLength: 3_200 });
  const crafter = someVan({ id: 14, make: 'Volkswagen', model: 'Crafter', loadLength: 3_450, loadWidth: 1_800, height: 2_600 });
  const moment = { stock: stockOf([tipper, panel, crafter]), now: new Date('2026-07-10T10:00:00Z') };
  const told = (message: string, vehicleId: number | null) =>
    builtInAnswer({ message, earlier: [], vehicleId }, moment, DEALERSHIP);

  it.each([
    ['which is bigger the crafter or the movano', null, [14, 12]],
    ['hows this compare to your movano', 14, [14, 12]],
  ])('%s', (message, page, ids) => {
    expect(told(message, page).recommended.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['can i get it in a 3 metre garage', 14, 'goes under 3,000 mm'],
    ['tipper body length?', 13, 'has a load length of 3,200 mm'],
  ])('%s', (message, page, said) => {
    expect(told(message, page).text).toContain(said);
  });
});
