import { classify } from '../classifier/classifier.ts';
import type { Model } from '../model/model.ts';
import { unpackWeights } from '../model/weight-table.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Act, Moment } from './act.ts';
import { actFeatures } from './act-features.ts';

/** What a turn may want, with its probability from 0 to 1. */
export interface LikelyAct {
  readonly act: Act;
  readonly probability: number;
}

/** Tells what a turn may want, the likeliest first, as a model has learnt to. */
export const actsOf = (model: Pick<Model, 'acts'>): ((said: Understanding, moment: Moment) => readonly LikelyAct[]) => {
  const table = unpackWeights(model.acts);
  return (said, moment) =>
    classify(table, actFeatures(said, moment)).map(({ intent, probability }) => ({ act: intent as Act, probability }));
};
