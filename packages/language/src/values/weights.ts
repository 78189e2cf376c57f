import type { Token } from '../lexer/token.ts';
import { amountsOf } from './amount.ts';

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    kg: 1,
    kgs: 1,
    kilo: 1,
    kilos: 1,
    kilogram: 1,
    kilograms: 1,
    t: 1_000,
    ton: 1_000,
    tons: 1_000,
    tonne: 1_000,
    tonnes: 1_000,
    tonner: 1_000,
    cwt: 50.8,
    lb: 0.4536,
    lbs: 0.4536,
    pounds: 0.4536,
    stone: 6.35,
    st: 6.35,
    g: 0.001,
  }),
);

/** A weight in whole kilograms: "2.8 ton" is 2,800, "a tonne" 1,000; null if there is none. A bare figure below 10 is in tonnes. */
export const weightOf = (tokens: readonly Token[]): number | null => {
  const [amount, second] = amountsOf(tokens);
  const bare = tokens.map(({ word }) => UNITS.get(word)).find((unit) => unit !== undefined);
  if (!amount) return bare === 1_000 ? 1_000 : null;
  // "A ton and a half".
  if (amount.value === 0.5 && amount.unit === null && bare !== undefined) return Math.round(1.5 * bare);
  const unit = UNITS.get(amount.unit ?? '') ?? (amount.value < 10 ? 1_000 : 1);
  const rest = second && UNITS.get(second.unit ?? '') !== undefined ? second.value * (UNITS.get(second.unit ?? '') ?? 0) : 0;
  return Math.round(amount.value * unit + rest);
};
