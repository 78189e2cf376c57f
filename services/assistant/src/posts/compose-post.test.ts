import { readFileSync } from 'node:fs';
import { dealershipSchema, type PostFacts, postFactsSchema, SOCIAL_PLATFORMS } from '@forecourt/contracts';
import { BODY_TYPES, CONDITIONS, claimsVat, FUEL_TYPES, fromPence, STOCK_STATUSES } from '@forecourt/rules';
import { someVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { composePost } from './compose-post.ts';
import { hashtagsFor } from './hashtags.ts';

const dealership = dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8')));
const some = (facts: Parameters<typeof someVehicle>[0] = {}): PostFacts =>
  postFactsSchema.parse(
    someVehicle({ id: 12, fuelType: 'Diesel', transmission: 'Manual', bodyType: 'Panel Van', mileage: 42_350, ...facts }),
  );
const post = (vehicle: PostFacts, platform: 'facebook' | 'instagram' = 'facebook'): string =>
  composePost({ vehicle, platform, prose: 'This is a van.', dealership, publicUrl: 'https://vans.example' });

it('states price, status, fuel and transmission, how to reach us, and hashtags', () => {
  expect(post(some())).toBe(
    [
      'This is a van.',
      '',
      'Price: £18,995 plus VAT (£22,794 including VAT)',
      'Status: In Stock',
      'Fuel: Diesel',
      'Transmission: Manual',
      'Mileage: 42,350 miles',
      '',
      'Halyard Vans, 0151 496 0123',
      'https://vans.example/vehicle/12',
      '',
      '#Ford #FordTransit #PanelVan #DieselVan #HalyardVans',
    ].join('\n'),
  );
});

it.each<[string, Parameters<typeof someVehicle>[0], string]>([
  ['no VAT', { vatQualifying: false }, 'Price: £18,995, no VAT\n'],
  ['pence', { price: '18995.50' }, 'Price: £18,995.50 plus VAT (£22,794.60 including VAT)\n'],
  ['a sold van without its price', { isSold: true, stockStatus: 'Sold' }, 'Price: SOLD\nStatus: Sold\n'],
  ['a van sold in spite of its status', { isSold: true }, 'Price: SOLD\nStatus: Sold · In Stock\n'],
  ['a deposit', { stockStatus: 'Deposit Taken' }, 'Status: Deposit Taken\n'],
  ['nothing that is not known', { fuelType: null, transmission: null, mileage: 0 }, 'Status: In Stock\n\nHalyard Vans'],
])('says %s', (_case, facts, expected) => {
  expect(post(some(facts))).toContain(expected);
});

it('does not state the price of a sold van', () => {
  expect(post(some({ isSold: true }))).not.toContain('£');
});

it('never states a monthly figure, which would need its representative example', () => {
  expect(post(postFactsSchema.parse(someVehicle({ monthlyPrice: 399 })))).not.toMatch(/399|month/);
});

it('has a link on Facebook, and none on Instagram, where it would not be clickable', () => {
  expect(post(some(), 'facebook')).toContain('https://vans.example/vehicle/12');
  expect(post(some(), 'instagram')).not.toContain('https:');
});

it.each(SOCIAL_PLATFORMS)('fits the limits of %s however much is known of a van', (platform) => {
  const text = composePost({
    vehicle: some({ make: 'M'.repeat(60), model: 'm'.repeat(80) }),
    platform,
    prose: 'x'.repeat(1_500),
    dealership,
    publicUrl: `https://${'v'.repeat(60)}.example`,
  });
  expect(text.length).toBeLessThanOrEqual(2_200);
  expect([...text.matchAll(/#/g)].length).toBeLessThanOrEqual(30);
  expect(text).not.toContain('@');
});

it.each<[string, Parameters<typeof someVehicle>[0], string]>([
  ['words run together', { make: 'Land Rover', model: 'Defender 110' }, '#LandRover #LandRoverDefender110'],
  ['accents', { make: 'Citroën', model: 'ë-Berlingo' }, '#Citroën #CitroënËBerlingo'],
  ['signs', { make: 'VW #1', model: '@home <b>' }, '#VW1 #VW1HomeB'],
  ['no hashtag of digits alone', { make: '208', model: '-' }, '#HalyardVans'],
])('hashtags: %s', (_case, facts, expected) => {
  const vehicle = some({ bodyType: null, fuelType: null, ...facts });
  expect(hashtagsFor('facebook', { vehicle, tradingName: 'Halyard Vans', areasServed: [] })).toContain(expected);
});

it('has distinct hashtags, and more of them on Instagram', () => {
  const topics = {
    vehicle: some({ make: 'Van', model: '-', fuelType: null }),
    tradingName: 'van',
    areasServed: ['Wirral', 'North Wales'],
  };
  expect(hashtagsFor('facebook', topics)).toBe('#Van #PanelVan');
  expect(hashtagsFor('instagram', topics)).toBe('#Van #PanelVan #UsedVans #CommercialVehicles #Wirral #NorthWales');
});

it('never speaks of VAT about a van sold under the margin scheme', () => {
  const facts = fc.record({
    price: fc.integer({ min: 0, max: 999_999_999 }).map(fromPence),
    condition: fc.constantFrom(...CONDITIONS),
    stockStatus: fc.constantFrom(...STOCK_STATUSES),
    isSold: fc.boolean(),
    bodyType: fc.constantFrom(null, ...BODY_TYPES),
    fuelType: fc.constantFrom(null, ...FUEL_TYPES),
  });
  fc.assert(
    fc.property(facts, fc.constantFrom(...SOCIAL_PLATFORMS), (van, platform) => {
      expect(claimsVat(post(some({ ...van, vatQualifying: false }), platform))).toBe(false);
    }),
  );
});
