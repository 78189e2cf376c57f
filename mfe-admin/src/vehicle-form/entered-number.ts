import { fromPence, toPence } from '@forecourt/rules';

/** What people put between and before digits: "£18,420". */
const DECORATION = /[\s,£]/g;
const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;

const bare = (typed: string): string => typed.replace(DECORATION, '');

/** The number that was typed: `null` (not known) for nothing, 0 for what is no number (specification §5). */
export function enteredNumber(typed: string): number | null {
  const digits = bare(typed);
  if (digits === '') return null;
  return NUMBER.test(digits) ? Number(digits) : 0;
}

/** A price as it is stored, "28995.50". What has fractions of pence or too many digits stays for the contract to refuse. */
export function enteredPrice(typed: string): string | null {
  const digits = bare(typed);
  if (digits === '') return null;
  if (!NUMBER.test(digits)) return '0.00';
  return /^\d{1,7}(\.\d{0,2})?$/.test(digits) ? fromPence(toPence(digits)) : digits;
}

/** A stored price as it is edited: whole pounds without their ".00". */
export const editedPrice = (price: string): string => price.replace(/\.00$/, '');
