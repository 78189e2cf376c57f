/** Whole percentages that add up to 100, by the largest remainder method; all 0 if the total is 0. */
export function shares(parts: readonly number[]): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * 100);
  const rounded = exact.map(Math.floor);
  const missing = 100 - rounded.reduce((sum, percent) => sum + percent, 0);
  const byFraction = exact.map((percent, index) => ({ index, fraction: percent % 1 })).sort((a, b) => b.fraction - a.fraction);
  const up = new Set(byFraction.slice(0, missing).map(({ index }) => index));
  return rounded.map((percent, index) => percent + (up.has(index) ? 1 : 0));
}
