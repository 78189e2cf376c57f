import { Worker } from 'node:worker_threads';
import type { Model } from '../model/model.ts';
import type { PackedWeights } from '../model/weight-table.ts';
import { understandingOf } from '../understanding/understand.ts';
import { trainActs } from './train-acts.ts';
import { type ModelPart, type TrainingData, wordsIn } from './train-part.ts';

/** Parts are learnt side by side, for each takes a core for half a minute. */
const inWorker = (part: ModelPart, data: TrainingData): Promise<PackedWeights> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./part-worker.js', import.meta.url), { workerData: { part, data } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/**
 * Learns the model of the assistant; the same data make the same model.
 *
 * @throws Error if a sentence is wrongly marked
 */
export const trainModel = async (data: TrainingData): Promise<Model> => {
  const [tagger, signs, classifier] = await Promise.all([
    inWorker('tagger', data),
    inWorker('signs', data),
    inWorker('classifier', data),
  ]);
  const reading = { words: wordsIn(data), entries: data.vocabulary, tagger, signs, classifier };
  return { ...reading, acts: trainActs(Object.values(data.turns), understandingOf(reading)) };
};
