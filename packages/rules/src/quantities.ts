import type { Quantity } from './quantity.ts';

const VAT = ' ?(?:(?:\\+|plus|exc?l?) ?vat)?';
const MONTH = ' ?(?:p ?\\/?c? ?m|(?:a|per|\\/) ?month)?';
const POUND = '£ ?';

/** Pounds and pence; prices exclude VAT. */
export const POUNDS: Quantity = {
  ask: 'Enter an amount in pounds, for example 14,250 or 14k',
  sign: POUND,
  units: [[`(?:pounds?)?${VAT}`, 1]],
  decimals: 2,
};

/** Whole pounds a month. */
export const POUNDS_A_MONTH: Quantity = {
  ask: 'Enter whole pounds a month, for example 250',
  sign: POUND,
  units: [[`(?:pounds?)?${MONTH}`, 1]],
  decimals: 0,
};

/** Whole miles. */
export const MILES: Quantity = {
  ask: 'Enter miles, for example 45,000 or 45k',
  units: [
    ['mi(?:les?)?|mls?|(?<!k)m', 1],
    ['km', 0.621371],
  ],
  decimals: 0,
};

/** Whole kilograms; a ton is read as a tonne. */
export const KILOGRAMS: Quantity = {
  ask: 'Enter a weight, for example 1,200 kg or 1.2 t',
  units: [
    ['kgs?|kilos?', 1],
    ['t|tonnes?|tons?', 1_000],
  ],
  decimals: 0,
};

/** Whole millimetres. */
export const MILLIMETRES: Quantity = {
  ask: 'Enter a length, for example 3,400 mm or 3.4 m',
  units: [
    ['mm', 1],
    ['cm', 10],
    ['m|met(?:re|er)s?', 1_000],
    ["ft|foot|feet|'", 304.8],
    ['in|inch(?:es)?|"', 25.4],
  ],
  decimals: 0,
};

/** Cubic metres, with decimals. */
export const CUBIC_METRES: Quantity = {
  ask: 'Enter a volume, for example 10.5 m³',
  units: [
    ['m3|cubic met(?:re|er)s?', 1],
    ['cubic f(?:oo|ee)?t', 0.0283168],
  ],
};

/** Engine size in litres. */
export const LITRES: Quantity = {
  ask: 'Enter litres, for example 2.0',
  units: [
    ['l|ltrs?|lit(?:re|er)s?', 1],
    ['cc|cm3', 0.001],
  ],
};

/** Whole brake horsepower. */
export const BHP: Quantity = {
  ask: 'Enter a power, for example 140 bhp',
  units: [
    ['b?hp', 1],
    ['ps', 0.98632],
    ['kw', 1.34102],
  ],
  decimals: 0,
};

/** Miles per gallon. */
export const MPG: Quantity = { ask: 'Enter miles per gallon, for example 40.9', units: [['mpg|miles per gallon', 1]] };

/** Newton metres. */
export const NEWTON_METRES: Quantity = { ask: 'Enter a torque, for example 340 Nm', units: [['nm', 1]] };

/** Grams of CO2 per kilometre. */
export const GRAMS_PER_KILOMETRE: Quantity = { ask: 'Enter grams per kilometre, for example 185', units: [['g ?\\/ ?km', 1]] };

/** Per cent, with decimals. */
export const PERCENT: Quantity = { ask: 'Enter a rate, for example 6.9', units: [['%|per ?cent', 1]] };

/** Counts. */
export const SEATS: Quantity = { ask: 'Enter a number of seats, for example 3', units: [['seats?|seaters?', 1]], decimals: 0 };
export const DOORS: Quantity = { ask: 'Enter a number of doors, for example 4', units: [['doors?', 1]], decimals: 0 };

export const OWNERS: Quantity = { ask: 'Enter a number of owners, for example 1', units: [['owners?', 1]], decimals: 0 };
export const KEYS: Quantity = { ask: 'Enter a number of keys, for example 2', units: [['keys?', 1]], decimals: 0 };

/**
 * The year of a plate's two digits. Plates from March have the year, those from September the year plus 50; greater digits are a
 * year of the last century. 20 and 70 are 2020, 95 is 1995.
 */
export const yearOfPlate = (figures: number): number => figures + (figures <= 50 ? 2_000 : figures <= 80 ? 1_950 : 1_900);

/** A year with two or four digits, or a plate: "2020", "20", "70 plate". */
export const YEAR: Quantity = {
  ask: 'Enter a year, for example 2020',
  units: [],
  decimals: 0,
  read: (text) => {
    const [, year] = /^'?((?:19|20)?\d\d)(?: ?(?:plate|reg))?$/.exec(text) ?? [];
    return year === undefined ? null : year.length === 2 ? yearOfPlate(Number(year)) : Number(year);
  },
};
