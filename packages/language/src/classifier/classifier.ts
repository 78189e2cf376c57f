import type { WeightTable } from '../model/weight-table.ts';

/** An intent with its probability. */
export interface Guess {
  readonly intent: string;
  readonly probability: number;
}

/** In place of each, a message has some hundred features: their weights are shares. */
export const shareOf = (features: readonly string[]): number => 1 / Math.sqrt(features.length);

/** The likely intents of a message, the likeliest first (multinomial logistic regression). */
export const classify = (table: WeightTable, features: readonly string[]): readonly Guess[] => {
  const scores = new Float32Array(table.outcomes.length);
  for (const feature of features) table.add(feature, scores);
  const share = shareOf(features);
  const most = scores.reduce((top, score) => Math.max(top, score * share), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score * share - most));
  const sum = odds.reduce((total, value) => total + value, 0);
  return table.outcomes
    .map((intent, index) => ({ intent, probability: (odds[index] ?? 0) / sum }))
    .sort((a, b) => b.probability - a.probability);
};
