import { formatNumber } from './number-format.ts';

/** A kind of value that people type, with or without a unit; `quantities.ts` has them all. */
export interface Quantity {
  /** Asks for the value, with an example: "Enter a weight, for example 1,200 kg or 1.2 t". */
  readonly ask: string;
  /** What may come before the number, as the source of a regular expression. */
  readonly sign?: string;
  /** Each unit: how it is written, as the source of a regular expression, and how many stored units it equals. */
  readonly units: readonly (readonly [written: string, worth: number])[];
  /** Most decimal places in the stored unit; no limit by default. */
  readonly decimals?: number;
  /** Reads what is not a plain number: a year may be typed as a plate. */
  readonly read?: (text: string) => number | null;
}

/** Commas and spaces separate groups of three digits only: "10,5" may mean 10.5 or be a slip, so it is not read. */
const FIGURE = String.raw`(?=\.?\d)(\d{1,3}(?:[, ]\d{3})+|\d*)(\.\d*)?`;

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * The number that somebody typed, in the stored unit of its kind: "1.2t" is 1,200 kg, "14k" is £14,000, "3.4 m" is
 * 3,400 mm. Null for an empty text and for one that cannot be read as a whole: no value is guessed from part of it.
 * All typed numbers are read here (ADR 023).
 */
export const readQuantity = (quantity: Quantity, typed: string): number | null => {
  const { sign = '', units, decimals, read } = quantity;
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (read) return read(text);
  const written = units.map(([unit]) => `(${unit})`).join('|');
  const pattern = new RegExp(`^(?:${sign})?${FIGURE} ?(k|grand|thousand)? ?(?:${written})?$`);
  const [, whole, fraction = '', thousand, ...unit] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const worth = (units.find((_, place) => unit[place])?.[1] ?? 1) * (thousand ? 1_000 : 1);
  // A converted value is rounded. One in its stored unit is refused instead: rounding would change what was typed.
  if (decimals !== undefined && worth === 1 && fraction.length > decimals + 1) return null;
  const value = Number(whole.replace(/[, ]/g, '') + fraction) * worth;
  return Math.min(worth === 1 ? value : rounded(value, decimals ?? 3), Number.MAX_SAFE_INTEGER);
};

/** A quantity as its field shows it: "1,200", "28,995.50"; a year has no comma. */
export const showQuantity = ({ read, decimals }: Quantity, value: number): string =>
  read ? String(value) : formatNumber(value, decimals && !Number.isInteger(value) ? decimals : undefined);

/**
 * What a length of a van is in where no unit stands with it, by its size: 2.1 are metres, 8 feet, 210 centimetres and 2100
 * millimetres.
 */
export const lengthUnit = (amount: number): string => {
  if (amount >= 600) return 'mm';
  if (amount >= 100) return 'cm';
  return Number.isInteger(amount) && amount > 3 ? 'ft' : 'm';
};
