import type { CreateVehicle, Dealership, VehicleLookup } from '@forecourt/contracts';
import { createVehicleSchema } from '../../vehicle-form/contract.ts';
import { type AddValues, bodyOf } from './add-values.ts';

export const MISSING_PRICE = 'Please enter a selling price';

const MILLIMETRES = 'Enter whole millimetres from 0 to 20,000';
const KILOGRAMS = 'Enter whole kilograms from 0 to 20,000';

/** What is said of a field that the contract refuses. */
const MESSAGES: Readonly<Partial<Record<keyof AddValues, string>>> = {
  registrationNumber: 'Enter up to 16 characters',
  make: 'Enter the make, in up to 60 characters',
  model: 'Enter the model, in up to 80 characters',
  derivative: 'Enter up to 120 characters',
  year: 'Enter a year from 1990 to 2030',
  colour: 'Enter up to 60 characters',
  engineSize: 'Enter litres from 0 to 20',
  power: 'Enter whole bhp from 0 to 2,000',
  fuelEconomy: 'Enter mpg from 0 to 500',
  mileage: 'Enter whole miles from 0 to 2,000,000',
  range: 'Enter whole miles from 0 to 2,000',
  seats: 'Enter a whole number from 1 to 9',
  length: MILLIMETRES,
  width: MILLIMETRES,
  height: MILLIMETRES,
  wheelbase: MILLIMETRES,
  grossWeight: KILOGRAMS,
  payload: KILOGRAMS,
  loadVolume: 'Enter cubic metres from 0 to 100',
  loadLength: MILLIMETRES,
  loadWidth: MILLIMETRES,
  loadHeight: MILLIMETRES,
  price: 'Enter pounds up to 9,999,999.99, for example 28995',
  description: 'Enter up to 10,000 characters',
  features: 'Choose up to 100 features',
  images: 'Add up to 20 images',
};

export type Trouble = Partial<Record<keyof AddValues, string>>;
export type Checked = { readonly body: CreateVehicle } | { readonly trouble: Trouble };

/** The body to send, or what is wrong with which field. */
export function checkValues(values: AddValues, lookup: VehicleLookup | null, finance: Dealership['finance']): Checked {
  const body = bodyOf(values, lookup, finance);
  const result = createVehicleSchema.safeParse(body);
  if (result.success) return { body: result.data };
  return {
    trouble: troubleOf(
      result.error.issues.map(({ path }) => String(path[0] === 'specifications' ? path[1] : path[0])),
      body.price === '',
    ),
  };
}

/** The messages of fields that were refused, here or by the server. */
export function troubleOf(fields: readonly string[], withoutPrice = false): Trouble {
  const named = fields.flatMap((field) => {
    const message = field === 'price' && withoutPrice ? MISSING_PRICE : MESSAGES[field as keyof AddValues];
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(named);
}
