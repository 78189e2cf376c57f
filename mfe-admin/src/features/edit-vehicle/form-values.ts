import type { Vehicle } from '@forecourt/contracts';
import { detailImages, formatDay, normaliseRegistration, readDay } from '@forecourt/rules';
import { enteredNumber, enteredPrice, isNumberField, shownNumber, tidyNumber } from '../../vehicle-form/number-fields.ts';
import {
  definitionOf,
  FIELD_NAMES,
  type FieldName,
  type FieldValue,
  type FormValues,
  type Kind,
  type Pictures,
} from './fields.ts';

/** Every picture the vehicle page shows can be ordered and removed, wherever it is kept. */
function picturesOf(vehicle: Vehicle): Pictures {
  const images = detailImages(vehicle);
  const main = images.indexOf(vehicle.images[vehicle.mainImageIndex] ?? '');
  return { images, mainImageIndex: Math.max(main, 0) };
}

function fieldOf(vehicle: Vehicle, name: FieldName): FieldValue {
  if (name === 'pictures') return picturesOf(vehicle);
  if (name === 'price') return shownNumber(name, Number(vehicle.price));
  const { further, twin } = definitionOf(name);
  const stored = further ? vehicle.specifications[further] : vehicle[name as keyof Vehicle];
  const shown = stored ?? (twin && vehicle.specifications[twin]) ?? '';
  if (typeof shown === 'string' && definitionOf(name).kind === 'date') return enteredDay(shown);
  return typeof shown === 'number' && isNumberField(name) ? shownNumber(name, shown) : (shown as FieldValue);
}

/** A vehicle as the form shows it. */
export const valuesOf = (vehicle: Vehicle): FormValues =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(vehicle, name)])) as unknown as FormValues;

/** "14 March 2027"; what is not a date stays as it is. */
function enteredDay(typed: string): string {
  const day = readDay(typed);
  return day === null ? typed : formatDay(day);
}

const nothing = (text: string): string | null => (text === '' ? null : text);

const READ: Partial<Record<Kind, (typed: string) => string | null>> = {
  text: (typed) => nothing(typed.trim()),
  lines: (typed) => (typed.trim() === '' ? null : typed),
  registration: (typed) => nothing(normaliseRegistration(typed)),
  choice: nothing,
  // What is not a date stays text, which no contract takes.
  date: (typed) => readDay(typed) ?? nothing(typed.trim()),
};

/** The parsed value: `null` if unknown, or the text itself if a number cannot be parsed. */
export function read(name: FieldName, value: FieldValue): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'price') return enteredPrice(value);
  return isNumberField(name) ? enteredNumber(name, value) : (READ[definitionOf(name).kind]?.(value) ?? null);
}

/** Whether two values of a field mean the same, however they are written. */
export const isSame = (name: FieldName, one: FieldValue, other: FieldValue): boolean =>
  JSON.stringify(read(name, one)) === JSON.stringify(read(name, other));

/** The fields whose values differ. */
export const differences = (one: FormValues, other: FormValues): FieldName[] =>
  FIELD_NAMES.filter((name) => !isSame(name, one[name], other[name]));

/** The text that a field shows on blur. */
export function entered(name: FieldName, typed: string): string {
  if (isNumberField(name)) return tidyNumber(name, typed);
  return definitionOf(name).kind === 'date' ? enteredDay(typed) : typed;
}
