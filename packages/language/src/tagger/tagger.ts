import type { WeightTable } from '../model/weight-table.ts';

/** So many labels of each token are followed through the message. */
const CANDIDATES = 12;

/** The feature of one label following another. */
export const following = (before: string): string => `after label ${before}`;

/** A slot goes on only where it has begun. */
const mayFollow = (before: string, label: string): boolean =>
  !label.startsWith('I-') || before === `B-${label.slice(2)}` || before === label;

interface Step {
  readonly label: number;
  readonly score: number;
  readonly from: Step | null;
}

/** The labels with the highest scores, and `O`, which may follow every other. */
const candidatesOf = (scores: Float32Array, none: number): readonly number[] => {
  const best = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, CANDIDATES);
  return best.includes(none) ? best : [...best, none];
};

/**
 * The most likely labels of a message's tokens (Viterbi over the best candidates of each).
 *
 * @param features of each token, as `tokenFeatures` gives them
 */
export const tag = (table: WeightTable, features: readonly (readonly string[])[]): readonly string[] => {
  const { outcomes } = table;
  const none = outcomes.indexOf('O');
  let steps: readonly Step[] = [{ label: -1, score: 0, from: null }];
  for (const own of features) {
    const scores = new Float32Array(outcomes.length);
    for (const feature of own) table.add(feature, scores);
    const candidates = candidatesOf(scores, none);
    const after = steps.map((step) => {
      const chained = new Float32Array(outcomes.length);
      table.add(following(outcomes[step.label] ?? '^'), chained);
      return { step, chained };
    });
    steps = candidates.flatMap((label) => {
      const ways = after.filter(({ step }) => mayFollow(outcomes[step.label] ?? '^', outcomes[label] ?? ''));
      const way = ways.reduce<{ step: Step; score: number } | null>((top, { step, chained }) => {
        const score = step.score + (scores[label] ?? 0) + (chained[label] ?? 0);
        return top === null || score > top.score ? { step, score } : top;
      }, null);
      return way ? [{ label, score: way.score, from: way.step }] : [];
    });
  }
  const labels: string[] = [];
  let step: Step | null = steps.reduce((top, other) => (other.score > top.score ? other : top));
  for (; step !== null && step.label >= 0; step = step.from) labels.unshift(outcomes[step.label] ?? 'O');
  return labels;
};
