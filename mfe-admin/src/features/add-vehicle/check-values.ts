import type { CreateVehicle, Dealership } from '@forecourt/contracts';
import { payloadFault } from '@forecourt/rules';
import { createVehicleSchema, NO_REGISTRATION } from '../../vehicle-form/contract.ts';
import { isNumberField, numberFault } from '../../vehicle-form/number-fields.ts';
import { type AddValues, bodyOf } from './add-values.ts';

export const MISSING_PRICE = 'Please enter a selling price';

const MILLIMETRES = 'Enter whole millimetres from 0 to 20,000';
const KILOGRAMS = 'Enter whole kilograms from 0 to 20,000';

/** The message of a field that the contract refuses. */
const MESSAGES: Readonly<Partial<Record<keyof AddValues, string>>> = {
  registrationNumber: NO_REGISTRATION,
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
  grossTrainWeight: 'Enter whole kilograms from 0 to 40,000',
  brakedTowingLimit: KILOGRAMS,
  frontAxleLimit: KILOGRAMS,
  rearAxleLimit: KILOGRAMS,
  previousOwners: 'Enter a whole number from 0 to 50',
  keys: 'Enter a whole number from 0 to 9',
  stockNumber: 'Enter up to 20 characters',
  branch: 'Enter up to 80 characters',
  price: 'Enter pounds up to 9,999,999.99, for example 28,995',
  description: 'Enter up to 10,000 characters',
  features: 'Choose up to 100 features',
  images: 'Add up to 20 images',
};

export type Faults = Partial<Record<keyof AddValues, string>>;
export type Checked = { readonly body: CreateVehicle } | { readonly faults: Faults };

/** Number fields that cannot be read: the form says what to enter and sends nothing. */
const unreadNumbers = (values: AddValues): Faults =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, typed]) => {
      const fault = isNumberField(name) ? numberFault(name, String(typed)) : null;
      return fault === null ? [] : [[name, fault]];
    }),
  );

/** The body to send, or the messages by field. @param unseen facts without a field. */
export function checkValues(values: AddValues, unseen: Partial<CreateVehicle>, finance: Dealership['finance']): Checked {
  const body = bodyOf(values, unseen, finance);
  const unread = unreadNumbers(values);
  const result = createVehicleSchema.safeParse(body);
  if (result.success) return Object.keys(unread).length === 0 ? { body: result.data } : { faults: unread };
  const refused = result.error.issues.map(({ path, code, message }) => {
    const field = String(path[0] === 'specifications' ? path[1] : path[0]);
    const own = field === 'price' && body.price === '' ? MISSING_PRICE : MESSAGES[field as keyof AddValues];
    return { path: field, message: (code === 'custom' ? undefined : own) ?? message };
  });
  // The contract only compares weights once every field is valid; here all messages are shown at once.
  const overload = payloadFault({ payload: known(body.payload), grossWeight: known(body.grossWeight) });
  return { faults: { ...(overload && { payload: overload }), ...faultsOf(refused), ...unread } };
}

const known = (entered: number | string | null): number | null => (typeof entered === 'number' ? entered : null);

/** Errors of the form or the server, by the form's field. */
export const faultsOf = (refusals: readonly { readonly path: string; readonly message: string }[]): Faults =>
  Object.fromEntries(refusals.filter(({ path }) => Object.hasOwn(MESSAGES, path)).map(({ path, message }) => [path, message]));
