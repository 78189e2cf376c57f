import type { Token } from '../lexer/token.ts';
import { amountsOf } from './amount.ts';

/** The words of a van's price: "15" there means £15,000. */
const THOUSANDS_BELOW = 100;

/**
 * Whole pounds: "15 grand" is 15,000. Null if there is no figure.
 *
 * @param ofPrice whether a figure below a hundred is in thousands, as in "under 15"
 */
export const poundsOf = (tokens: readonly Token[], ofPrice = false): number | null => {
  const [amount] = amountsOf(tokens);
  if (!amount) return null;
  const isShort = ofPrice && amount.value < THOUSANDS_BELOW && amount.unit !== 'p';
  return Math.round(isShort ? amount.value * 1_000 : amount.value);
};
