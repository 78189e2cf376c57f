import { ACTS } from '../acts/act.ts';
import { actFeatures } from '../acts/act-features.ts';
import { readTurns } from '../examples/turns.ts';
import { type PackedWeights, packWeights } from '../model/weight-table.ts';
import type { Understand } from '../understanding/understand.ts';
import { trainClassifier } from './train-classifier.ts';

/** Weights below this share of the largest are left out of the model. */
const LEAST = 0.02;

/**
 * Learns what turns of conversations want.
 *
 * @param understand as the other parts of the model have learnt to
 * @throws Error if a line is no turn
 */
export const trainActs = (turns: readonly (readonly string[])[], understand: Understand): PackedWeights => {
  const lessons = turns.flatMap(readTurns).map(({ message, moment, act }) => ({
    text: message,
    features: actFeatures(understand(message), moment),
    intent: act,
  }));
  return packWeights(ACTS, trainClassifier(ACTS, lessons), LEAST);
};
