import { formatNumber } from './number-format.ts';

/** Converts a decimal string of pounds to integer pence: "28995.5" → 2899550. Exact, because it avoids floats. */
export const toPence = (pounds: string): number => {
  const [whole = '', fraction = ''] = pounds.split('.');
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
};

/** Converts non-negative integer pence to the stored form: 2899550 → "28995.50". */
export const fromPence = (pence: number): string => {
  const digits = String(pence).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Rounds pounds half up to whole pence; the factor corrects products such as 1.005 × 100 = 100.49999999999999. */
export const roundToPence = (pounds: number): number => Math.round(pounds * 100 * (1 + Number.EPSILON)) / 100;

/**
 * "£28,995", or "£28,995.50" if there are pence; with 'exact' always with pence: "£34,794.00"; a loss is "−£500". Accepts pounds as a
 * number or as a stored decimal string, which is never negative.
 */
export const formatPounds = (pounds: number | string, style: 'short' | 'exact' = 'short'): string => {
  const amount = typeof pounds === 'string' ? toPence(pounds) / 100 : roundToPence(pounds);
  if (amount < 0) return `−${formatPounds(-amount, style)}`;
  return `£${formatNumber(amount, style === 'exact' || !Number.isInteger(amount) ? 2 : undefined)}`;
};
