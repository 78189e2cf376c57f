import type { WeightTable } from '../model/weight-table.ts';
import { likeliestLabels } from './viterbi.ts';

/** The feature of one label following another; of the beginning, "^". */
export const following = (before: string): string => `after label ${before}`;

/** Finds the label of each token of a message. */
export type Tagger = (features: readonly (readonly string[])[]) => readonly string[];

/** @param table as {@link trainTagger} learns it */
export const taggerOf = (table: WeightTable): Tagger => {
  const { outcomes } = table;
  const sum = (features: readonly string[]): Float32Array => {
    const scores = new Float32Array(outcomes.length);
    for (const feature of features) table.add(feature, scores);
    return scores;
  };
  const rows = outcomes.map((label) => sum([following(label)]));
  const first = sum([following('^')]);
  const chain = { outcomes, after: (before: number) => rows[before] ?? first };
  return (features) => likeliestLabels(features.map(sum), chain).map((label) => outcomes[label] ?? 'O');
};
