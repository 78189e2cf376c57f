import { colourName, dayOf, euroStatusOf, fuelOf, litres, milesOf, taxStatusOf } from './record-mapping.ts';

describe('the mapping of register records', () => {
  it.each([
    ['HEAVY OIL', 'Diesel'],
    ['Diesel', 'Diesel'],
    ['ELECTRICITY', 'Electric'],
    ['HYBRID ELECTRIC', 'Hybrid'],
    ['GAS BI-FUEL', 'LPG'],
    ['STEAM', undefined],
  ])('fuel %s is %s', (recorded, fuel) => expect(fuelOf(recorded)).toBe(fuel));

  it.each([
    ['EURO1', 'Euro 1'],
    ['EURO 6 AD', 'Euro 6'],
    ['Euro 6DG', 'Euro 6'],
    ['EURO VI', 'EURO VI'],
  ])('standard %s is %s', (recorded, standard) => expect(euroStatusOf(recorded)).toBe(standard));

  it('formats colours, and omits one that is not stated', () => {
    expect([colourName('FROZEN WHITE'), colourName('Not Stated')]).toEqual(['Frozen White', undefined]);
  });

  it('maps "not taxed for on road use" to untaxed', () => {
    expect(['Not Taxed for on Road Use', 'SORN', 'Taxed'].map(taxStatusOf)).toEqual(['Untaxed', 'SORN', 'Taxed']);
  });

  it.each([
    [1998, 2],
    [2143, 2.1],
    [0, undefined],
  ])('%d cm³ are %s litres', (size, expected) => expect(litres(size)).toBe(expected));

  it.each([
    [39_102, 'MI', 39_102],
    [100_000, 'KM', 62_137],
    [100_000, 'km', 62_137],
  ])('%d %s are %d miles', (reading, unit, miles) => expect(milesOf(reading, unit)).toBe(miles));

  it.each([
    ['2027-03-11', '2027-03-11'],
    ['2027-03-11T00:00:00Z', '2027-03-11'],
    ['2019-03', undefined],
    ['<1 YEAR FROM NOW>', undefined],
  ])('the day of %s is %s', (recorded, day) => expect(dayOf(recorded)).toBe(day));
});
