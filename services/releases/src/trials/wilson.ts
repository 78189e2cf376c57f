/** Three standard deviations: a trial is judged every second, so chance must not count as a fault. */
const Z = 3;

/**
 * Bounds of the rate behind `hits` of `total`: the score interval (E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", JASA 22, 1927). From 0 to 1 where nothing was counted.
 */
export function wilson(hits: number, total: number): { lower: number; upper: number } {
  if (total <= 0) return { lower: 0, upper: 1 };
  const rate = Math.min(1, hits / total);
  const square = Z * Z;
  const middle = (rate + square / (2 * total)) / (1 + square / total);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / total + square / (4 * total * total))) / (1 + square / total);
  return { lower: Math.max(0, middle - reach), upper: Math.min(1, middle + reach) };
}
