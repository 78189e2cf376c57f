import type { Vehicle } from '@forecourt/contracts';
import { detailImages, normaliseRegistration } from '@forecourt/rules';
import { editedPrice, enteredNumber, enteredPrice } from '../../vehicle-form/entered-number.ts';
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
  if (name === 'price') return editedPrice(vehicle.price);
  const { further, twin } = definitionOf(name);
  const stored = further ? vehicle.specifications[further] : vehicle[name as keyof Vehicle];
  const shown = stored ?? (twin && vehicle.specifications[twin]) ?? '';
  return typeof shown === 'number' ? String(shown) : (shown as FieldValue);
}

/** A vehicle as the form shows it. */
export const valuesOf = (vehicle: Vehicle): FormValues =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(vehicle, name)])) as unknown as FormValues;

const nothing = (text: string): string | null => (text === '' ? null : text);

const READ: Partial<Record<Kind, (typed: string) => string | number | null>> = {
  text: (typed) => nothing(typed.trim()),
  lines: (typed) => (typed.trim() === '' ? null : typed),
  registration: (typed) => nothing(normaliseRegistration(typed)),
  money: enteredPrice,
  integer: enteredNumber,
  decimal: enteredNumber,
  choice: nothing,
  date: nothing,
};

/** What a value of the form means: `null` is not known. */
export function read(name: FieldName, value: FieldValue): unknown {
  const reader = READ[definitionOf(name).kind];
  return reader && typeof value === 'string' ? reader(value) : value;
}

/** Whether two values of a field mean the same, however they are written. */
export const isSame = (name: FieldName, one: FieldValue, other: FieldValue): boolean =>
  JSON.stringify(read(name, one)) === JSON.stringify(read(name, other));

/** Which fields mean something else in the one than in the other. */
export const differences = (one: FormValues, other: FormValues): FieldName[] =>
  FIELD_NAMES.filter((name) => !isSame(name, one[name], other[name]));

const isNumber = ({ kind }: { readonly kind: Kind }): boolean => kind === 'integer' || kind === 'decimal' || kind === 'money';

/** What a field shows once it is left: numbers as they will be stored, so that nobody wonders what became of "n/a". */
export function entered(name: FieldName, typed: string): string {
  const meaning = isNumber(definitionOf(name)) ? read(name, typed) : typed;
  if (meaning === null) return '';
  return name === 'price' ? editedPrice(String(meaning)) : String(meaning);
}
