import type { Vehicle } from '@forecourt/contracts';
import {
  BODY_TYPES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  fromPence,
  ROOF_TYPES,
  SERVICE_HISTORIES,
  STOCK_STATUSES,
  TRANSMISSIONS,
  WHEELBASE_TYPES,
  WRITE_OFF_CATEGORIES,
} from '@forecourt/rules';
import { someVehicle } from '@forecourt/testing';
import fc from 'fast-check';

/** A stored van with few known facts. */
export const BARE: Vehicle = someVehicle({ id: 7, version: 3 });

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const words = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((text) => text.trim() === text);
const count = (max: number) => fc.integer({ min: 0, max });
const decimal = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10);
const path = fc.integer({ min: 1, max: 99 }).map((number) => `/objects/uploads/${number}`);
const day = fc.integer({ min: 0, max: 9_999 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const millimetres = maybe(count(20_000));

/** Stored vans of every kind: with and without each value, pictures kept in each of their places. */
export const vans: fc.Arbitrary<Vehicle> = fc
  .record({
    registrationNumber: maybe(fc.constantFrom('HV24 VAN', 'A1', 'LK71ABC')),
    make: words,
    model: words,
    derivative: maybe(words),
    year: fc.integer({ min: 1990, max: 2030 }),
    price: count(999_999_999).map(fromPence),
    monthlyPrice: maybe(count(99_999)),
    condition: fc.constantFrom(...CONDITIONS),
    vatQualifying: fc.boolean(),
    stockStatus: fc.constantFrom(...STOCK_STATUSES),
    isSold: fc.boolean(),
    isElectric: fc.boolean(),
    mileage: maybe(count(2_000_000)),
    bodyType: maybe(fc.constantFrom(...BODY_TYPES)),
    transmission: maybe(fc.constantFrom(...TRANSMISSIONS)),
    fuelType: maybe(fc.constantFrom(...FUEL_TYPES)),
    engineSize: maybe(decimal),
    power: maybe(count(2_000)),
    fuelEconomy: maybe(decimal),
    range: maybe(count(2_000)),
    payload: millimetres,
    loadVolume: maybe(decimal),
    loadArea: maybe(words),
    loadLength: millimetres,
    description: maybe(words),
    doors: maybe(fc.integer({ min: 2, max: 6 })),
    seats: maybe(fc.integer({ min: 1, max: 9 })),
    colour: maybe(words),
    length: millimetres,
    grossWeight: millimetres,
    firstRegistered: maybe(day),
    stockNumber: maybe(fc.constantFrom('VW0431', 'F 12/7')),
    previousOwners: maybe(count(50)),
    serviceHistory: maybe(fc.constantFrom(...SERVICE_HISTORIES)),
    keys: maybe(count(9)),
    writeOffCategory: maybe(fc.constantFrom(...WRITE_OFF_CATEGORIES)),
    drivetrain: maybe(fc.constantFrom(...DRIVETRAINS)),
    roofType: maybe(fc.constantFrom(...ROOF_TYPES)),
    wheelbaseType: maybe(fc.constantFrom(...WHEELBASE_TYPES)),
    grossTrainWeight: maybe(count(40_000)),
    brakedTowingLimit: millimetres,
    frontAxleLimit: millimetres,
    rearAxleLimit: millimetres,
    branch: maybe(words),
    features: fc.uniqueArray(words, { maxLength: 5 }),
    images: fc.uniqueArray(path, { maxLength: 5 }),
    mainImageIndex: count(6),
    imageUrl: maybe(path),
    imageGallery: fc.array(path, { maxLength: 3 }),
    specifications: fc.record(
      {
        engineSize: decimal,
        doors: fc.integer({ min: 2, max: 6 }),
        colour: words,
        co2Emissions: count(400),
        euroStatus: words,
        motDueDate: day,
        motStatus: words,
        taxStatus: fc.constantFrom('Taxed', 'Untaxed', 'SORN', 'Not Taxed for on Road Use'),
        taxDueDate: day,
        registrationPlace: words,
      },
      { requiredKeys: [] },
    ),
  })
  .map((facts) => ({ ...BARE, ...facts, specifications: { ...facts.specifications } }));
