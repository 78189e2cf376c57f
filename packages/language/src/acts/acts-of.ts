import { classify } from '../classifier/classifier.ts';
import type { Model } from '../model/model.ts';
import { unpackWeights } from '../model/weight-table.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Act, Moment } from './act.ts';
import { actFeatures } from './act-features.ts';

/** What a turn wants, with its probability from 0 to 1. */
export interface LikelyAct {
  readonly act: Act;
  readonly probability: number;
}

/** Tells what turns want, as a model has learnt to. */
export const actsOf = (model: Pick<Model, 'acts'>): ((said: Understanding, moment: Moment) => LikelyAct) => {
  const table = unpackWeights(model.acts);
  return (said, moment) => {
    const [first] = classify(table, actFeatures(said, moment));
    return { act: (first?.intent ?? 'talk') as Act, probability: first?.probability ?? 0 };
  };
};
