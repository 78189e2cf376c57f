import { vehicleDistinction, vehicleTitle } from './vehicle-name.ts';

const unknown = {
  derivative: null,
  bodyType: null,
  engineSize: null,
  power: null,
  transmission: null,
  fuelType: null,
  colour: null,
};
const transit = { bodyType: 'Panel Van', engineSize: 2, power: 130, transmission: 'Manual', fuelType: 'Diesel' };

it.each([
  [{ ...transit, derivative: '350 L2H2 Leader', colour: 'White' }, '350 L2H2 Leader · White'],
  [{ ...transit, colour: 'White' }, 'Panel Van · 2.0 L Diesel 130 bhp · Manual · White'],
  [{ bodyType: 'Tipper', fuelType: 'Electric' }, 'Tipper · Electric'],
  [{ power: 90 }, '90 bhp'],
  [{ colour: 'Blue' }, 'Blue'],
  [{}, ''],
])('a van with %j is told from others as "%s"', (facts, distinction) => {
  expect(vehicleDistinction({ ...unknown, ...facts })).toBe(distinction);
});

it.each([
  ['HV23 QVX', 'Ford Transit HV23 QVX'],
  [null, 'Ford Transit'],
])('a van with the registration %j is spoken of as "%s"', (registrationNumber, title) => {
  expect(vehicleTitle({ make: 'Ford', model: 'Transit', registrationNumber })).toBe(title);
});
