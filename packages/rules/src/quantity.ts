import { formatNumber } from './number-format.ts';

/** Something that people type with a unit, or without one. The known kinds stand in `quantities.ts`. */
export interface Quantity {
  /** What to enter, in a sentence with an example: "Enter a weight, for example 1,200 kg or 1.2 t". */
  readonly ask: string;
  /** What may stand before the figure, as the source of a regular expression. */
  readonly sign?: string;
  /** How units are written, as the source of a regular expression, and how many of the stored unit each is. */
  readonly units: readonly (readonly [written: string, worth: number])[];
  /** The most decimals a figure may have in its stored unit; any number where it is left out. */
  readonly decimals?: number;
  /** For what is no plain figure: a year may be a plate. */
  readonly read?: (text: string) => number | null;
}

/** Thousands are parted by commas or spaces in threes, or not at all: "10,5" may be 10.5 or a slip, and is not read. */
const FIGURE = String.raw`(?=\.?\d)(\d{1,3}(?:[, ]\d{3})+|\d*)(\.\d*)?`;

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * The number that somebody typed, in the stored unit of its kind: "1.2t" is 1,200 kg, "14k" is £14,000, "3.4 m" is
 * 3,400 mm. Null for what cannot be read, and for nothing: a value is never guessed from some of the characters. The
 * only way in which the project reads typed numbers.
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
  // Converted, it is rounded; as it stands, it would be another number.
  if (decimals !== undefined && worth === 1 && fraction.length > decimals + 1) return null;
  const value = Number(whole.replace(/[, ]/g, '') + fraction) * worth;
  return Math.min(worth === 1 ? value : rounded(value, decimals ?? 3), Number.MAX_SAFE_INTEGER);
};

/** A quantity as its field shows it: "1,200", "28,995.50"; a year has no comma. */
export const showQuantity = ({ read, decimals }: Quantity, value: number): string =>
  read ? String(value) : formatNumber(value, decimals && !Number.isInteger(value) ? decimals : undefined);
