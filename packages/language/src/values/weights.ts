import type { Token } from '../lexer/token.ts';
import { WEIGHTS } from '../vocabulary/figures.ts';
import { amountsOf } from './amount.ts';

/** A weight in whole kilograms: "2.8 ton" is 2,800, "a tonne" 1,000; null if there is none. A bare figure below 10 is in tonnes. */
export const weightOf = (tokens: readonly Token[]): number | null => {
  const [amount, second] = amountsOf(tokens);
  const bare = tokens.map(({ word }) => WEIGHTS.get(word)).find((unit) => unit !== undefined);
  if (!amount) return bare === 1_000 ? 1_000 : null;
  // "A ton and a half".
  if (amount.value === 0.5 && amount.unit === null && bare !== undefined) return Math.round(1.5 * bare);
  const unit = WEIGHTS.get(amount.unit ?? '') ?? (amount.value < 10 ? 1_000 : 1);
  const rest = second && WEIGHTS.get(second.unit ?? '') !== undefined ? second.value * (WEIGHTS.get(second.unit ?? '') ?? 0) : 0;
  return Math.round(amount.value * unit + rest);
};
