import { formatNumber } from './number-format.ts';

/** A kind of number that people type, with or without a unit; all are in `quantities.ts`. */
export interface Quantity {
  /** The prompt with an example: "Enter a weight, for example 1,200 kg or 1.2 t". */
  readonly ask: string;
  /** What may come before the number, as the source of a regular expression. */
  readonly sign?: string;
  /** Each unit as the source of a regular expression, with its factor to the stored unit. */
  readonly units: readonly (readonly [written: string, worth: number])[];
  /** Maximum decimal places in the stored unit; unlimited by default. */
  readonly decimals?: number;
  /** Reads other input than plain numbers: a year may be typed as a plate. */
  readonly read?: (text: string) => number | null;
}

/** Commas and spaces may only separate groups of three digits: "10,5" is ambiguous and not read. */
const FIGURE = String.raw`(?=\.?\d)(\d{1,3}(?:[, ]\d{3})+|\d*)(\.\d*)?`;

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * Parses a typed number into the stored unit: "1.2t" is 1,200 kg, "14k" is £14,000, "3.4 m" is 3,400 mm. Null for empty input or
 * input that cannot be parsed completely: no value is guessed from part of it. All typed numbers are parsed here (ADR 023).
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
  // Only a converted value is rounded: rounding one in the stored unit would change what was typed.
  if (decimals !== undefined && worth === 1 && fraction.length > decimals + 1) return null;
  const value = Number(whole.replace(/[, ]/g, '') + fraction) * worth;
  return Math.min(worth === 1 ? value : rounded(value, decimals ?? 3), Number.MAX_SAFE_INTEGER);
};

/** Formats a quantity for its field: "1,200", "28,995.50"; a year has no comma. */
export const showQuantity = ({ read, decimals }: Quantity, value: number): string =>
  read ? String(value) : formatNumber(value, decimals && !Number.isInteger(value) ? decimals : undefined);

/**
 * The likely unit of a van's length without a unit: 2.1 is metres, 8 feet, 210 centimetres and 2100 millimetres.
 */
export const lengthUnit = (amount: number): string => {
  if (amount >= 600) return 'mm';
  if (amount >= 100) return 'cm';
  return Number.isInteger(amount) && amount > 3 ? 'ft' : 'm';
};
