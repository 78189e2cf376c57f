import { BUYER_FACTS, type BuyerFact, missingBuyerFacts } from './buyer-facts.ts';

const dieselVan = { condition: 'used', bodyType: 'Panel Van', fuelType: 'Diesel' };
const nothing = () => false;
const everything = () => true;

it('lists nothing if every fact is recorded', () => {
  expect(missingBuyerFacts(dieselVan, everything)).toEqual([]);
});

it('lists unrecorded facts in the order in which buyers ask', () => {
  const known = (fact: BuyerFact) => fact !== 'payload' && fact !== 'images' && fact !== 'description';
  expect(missingBuyerFacts(dieselVan, known)).toEqual(['images', 'payload', 'description']);
});

it('asks for everything but an electric range if nothing is known', () => {
  const unknown = { condition: 'used', bodyType: null, fuelType: null };
  expect(missingBuyerFacts(unknown, nothing)).toEqual(Object.keys(BUYER_FACTS).filter((fact) => fact !== 'range'));
});

it.each<[string, object, BuyerFact[]]>([
  ['a new van has neither mileage nor history', { condition: 'new' }, ['mileage', 'previousOwners', 'serviceHistory']],
  ['an electric van has a range instead of an engine', { fuelType: 'Electric' }, ['engineSize', 'euroStatus']],
  ['a campervan has no load space', { bodyType: 'Campervan' }, ['loadLength', 'loadWidth', 'loadHeight']],
  ['a dropside has no roof over its load', { bodyType: 'Dropside' }, ['loadHeight']],
])('%s', (_name, kind, spared) => {
  const asked = missingBuyerFacts({ ...dieselVan, ...kind }, nothing);
  expect(asked.filter((fact) => spared.includes(fact))).toEqual([]);
  expect(asked.includes('range')).toBe('fuelType' in kind);
});
