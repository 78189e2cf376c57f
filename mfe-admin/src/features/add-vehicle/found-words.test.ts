import type { VehicleLookup } from '@forecourt/contracts';
import { foundSentences, foundTitle } from './found-words.ts';

const nothing: VehicleLookup = {
  registration: 'LD22 SPR',
  make: null,
  model: null,
  year: null,
  bodyType: null,
  fuelType: null,
  transmission: null,
  condition: null,
  engineSize: null,
  power: null,
  fuelEconomy: null,
  description: null,
  mileage: null,
  colour: null,
  firstRegistered: null,
  co2Emissions: null,
  euroStatus: null,
  vehicleCategory: null,
  taxStatus: null,
  taxDueDate: null,
  motStatus: null,
  motDueDate: null,
  sources: {},
  missing: [],
};
const dvla: VehicleLookup = {
  ...nothing,
  make: 'Mercedes',
  year: 2022,
  fuelType: 'Diesel',
  engineSize: 2,
  colour: 'White',
  sources: { make: 'dvla', year: 'dvla', fuelType: 'dvla', engineSize: 'dvla', colour: 'dvla' },
};

it('names the van with what is known of it', () => {
  expect(foundTitle(dvla)).toBe('2022 Mercedes, Diesel, 2.0 litres, White');
  expect(foundTitle({ ...nothing, make: 'Ford', model: 'Transit' })).toBe('Ford Transit');
});

it.each<[string, VehicleLookup, string[]]>([
  [
    'DVLA alone',
    dvla,
    [
      'Make, year, fuel, engine and colour from DVLA.',
      'Model, body type, transmission and mileage are missing: please add them.',
    ],
  ],
  [
    'DVLA and DVSA',
    {
      ...dvla,
      model: 'Sprinter',
      mileage: 39_102,
      motDueDate: '2027-03-11',
      sources: { ...dvla.sources, model: 'dvsa', mileage: 'dvsa', motDueDate: 'dvsa' },
    },
    [
      'Make, year, fuel, engine and colour from DVLA.',
      'Model and MOT from DVSA.',
      'Mileage at last MOT, 39,102, from DVSA.',
      'Body type and transmission are missing: please add them.',
    ],
  ],
  [
    'one that does not answer',
    { ...dvla, missing: ['dvsa'] },
    [
      'Make, year, fuel, engine and colour from DVLA.',
      'Model, body type, transmission and mileage are missing: please add them.',
      'DVSA did not answer. Search again in a moment.',
    ],
  ],
  [
    'the register, which knows all but one thing',
    {
      ...dvla,
      mileage: 17_655,
      sources: {
        make: 'register',
        model: 'register',
        year: 'register',
        bodyType: 'register',
        fuelType: 'register',
        mileage: 'register',
      },
    },
    [
      'Make, model, year, body type and fuel from sample data.',
      'Mileage, 17,655, from sample data.',
      'Transmission is missing: please add it.',
    ],
  ],
])('says what came from where: %s', (_, lookup, sentences) => {
  expect(foundSentences(lookup)).toEqual(sentences);
});
