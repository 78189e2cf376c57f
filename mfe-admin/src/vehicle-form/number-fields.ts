import {
  BHP,
  CUBIC_METRES,
  DOORS,
  fromPence,
  GRAMS_PER_KILOMETRE,
  KEYS,
  KILOGRAMS,
  LITRES,
  MILES,
  MILLIMETRES,
  MPG,
  NEWTON_METRES,
  OWNERS,
  POUNDS,
  POUNDS_A_MONTH,
  type Quantity,
  readQuantity,
  SEATS,
  showQuantity,
  YEAR,
} from '@forecourt/rules';

/** What is typed into the number fields of a van; `deposit` is that of the estimate. */
const NUMBER_FIELDS = {
  year: YEAR,
  price: POUNDS,
  monthlyPrice: POUNDS_A_MONTH,
  deposit: POUNDS,
  mileage: MILES,
  range: MILES,
  engineSize: LITRES,
  power: BHP,
  torque: NEWTON_METRES,
  fuelEconomy: MPG,
  co2Emissions: GRAMS_PER_KILOMETRE,
  doors: DOORS,
  seats: SEATS,
  length: MILLIMETRES,
  width: MILLIMETRES,
  height: MILLIMETRES,
  wheelbase: MILLIMETRES,
  loadLength: MILLIMETRES,
  loadWidth: MILLIMETRES,
  loadHeight: MILLIMETRES,
  loadWidthBetweenArches: MILLIMETRES,
  loadVolume: CUBIC_METRES,
  payload: KILOGRAMS,
  grossWeight: KILOGRAMS,
  kerbWeight: KILOGRAMS,
  grossTrainWeight: KILOGRAMS,
  brakedTowingLimit: KILOGRAMS,
  frontAxleLimit: KILOGRAMS,
  rearAxleLimit: KILOGRAMS,
  previousOwners: OWNERS,
  keys: KEYS,
} as const satisfies Record<string, Quantity>;
export type NumberField = keyof typeof NUMBER_FIELDS;

export const isNumberField = (name: string): name is NumberField => Object.hasOwn(NUMBER_FIELDS, name);

/** The prompt for a value that cannot be parsed; null if it is valid. */
export const numberFault = (name: NumberField, typed: string): string | null =>
  typed.trim() === '' || readQuantity(NUMBER_FIELDS[name], typed) !== null ? null : NUMBER_FIELDS[name].ask;

/**
 * Parses a typed number into its stored form; null if empty. Text that cannot be parsed is returned unchanged, so that it differs
 * from every stored number and the contract refuses it.
 */
export const enteredNumber = (name: NumberField, typed: string): number | string | null =>
  typed.trim() === '' ? null : (readQuantity(NUMBER_FIELDS[name], typed) ?? typed.trim());

/** A price as it is stored, "28995.50"; what cannot be read stays as it is. */
export const enteredPrice = (typed: string): string | null => {
  const pounds = enteredNumber('price', typed);
  return typeof pounds === 'number' ? fromPence(Math.round(pounds * 100)) : pounds;
};

/** A stored number as its field shows it; nothing for null. */
export const shownNumber = (name: NumberField, stored: number | null | undefined): string =>
  stored === null || stored === undefined ? '' : showQuantity(NUMBER_FIELDS[name], stored);

/** What a field shows once it is left: what was understood, or what was typed. */
export const tidyNumber = (name: NumberField, typed: string): string => {
  const number = enteredNumber(name, typed);
  return typeof number === 'number' ? shownNumber(name, number) : typed;
};
