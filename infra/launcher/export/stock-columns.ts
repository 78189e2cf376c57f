import { fieldLabel, type Vehicle, vehicleSchema, vehicleSpecificationsSchema } from '@forecourt/contracts';
import type { Column } from './csv-sink.ts';
import { pictureFolder } from './picture-sink.ts';

/** Fields that repeat others, for older readers of the API. */
const REPEATED = new Set<string>(['seatingCapacity', 'maxGrossWeight', 'specifications']);

const UNITS: Readonly<Record<string, string>> = {
  price: 'pounds without VAT',
  monthlyPrice: 'pounds a month',
  mileage: 'miles',
  engineSize: 'litres',
  power: 'bhp',
  fuelEconomy: 'mpg',
  range: 'miles',
  payload: 'kg',
  loadVolume: 'm³',
  grossWeight: 'kg',
  kerbWeight: 'kg',
  grossTrainWeight: 'kg',
  brakedTowingLimit: 'kg',
  frontAxleLimit: 'kg',
  rearAxleLimit: 'kg',
  mainImageIndex: 'counted from 0',
  torque: 'Nm',
  co2Emissions: 'g/km',
  vehicleAge: 'years',
  ...Object.fromEntries(
    ['length', 'width', 'height', 'wheelbase', 'loadLength', 'loadWidth', 'loadHeight', 'loadWidthBetweenArches'].map((name) => [
      name,
      'mm',
    ]),
  ),
};

const OWN: Readonly<Record<string, string>> = {
  id: 'number of the van, also in its address on the site',
  version: 'how often it has been changed',
  verifiedFields: 'what a look-up of the registration has confirmed',
  isHeld: 'yes if it is not on the site yet',
  createdAt: 'when it was added',
  updatedAt: 'when it was last changed',
};

const about = (name: string): string =>
  OWN[name] ?? `${fieldLabel(name) ?? name}${UNITS[name] === undefined ? '' : `, ${UNITS[name]}`}`;

type Value = Vehicle[keyof Vehicle];

/** A list in one cell has an entry on each line. */
const cell = (value: Value) =>
  Array.isArray(value) ? value.join('\n') : (value as string | number | boolean | null | undefined);

const facts = (Object.keys(vehicleSchema.shape) as (keyof Vehicle)[]).filter((name) => !REPEATED.has(name));
const specifications = Object.keys(vehicleSpecificationsSchema.shape) as (keyof Vehicle['specifications'])[];

/** Every fact of a van. */
export const STOCK_COLUMNS: readonly Column<Vehicle>[] = [
  ...facts.map((name) => ({ name, about: about(name), value: (van: Vehicle) => cell(van[name]) })),
  ...specifications.map((name) => ({
    name: `specifications.${name}`,
    about: `from its records: ${about(name)}`,
    value: (van: Vehicle) => van.specifications[name],
  })),
  {
    name: 'pictureFolder',
    about: 'its folder in pictures/',
    value: (van) => (van.images.length > 0 ? pictureFolder(van) : null),
  },
];
