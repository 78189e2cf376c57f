import type { Learnt, WeightTable } from '../model/weight-table.ts';
import { following, tag } from '../tagger/tagger.ts';
import { shuffled } from './shuffled.ts';

/** A message with the features and the right label of each of its tokens. */
export interface Tagged {
  readonly features: readonly (readonly string[])[];
  readonly labels: readonly string[];
}

const ROUNDS = 8;

/** The weights of one feature, and their sum over all messages seen, each change counted from its moment on. */
interface Row {
  readonly now: Float32Array;
  readonly sum: Float32Array;
}

const add = (weights: Float32Array, outcome: number, by: number): void => {
  weights[outcome] = (weights[outcome] ?? 0) + by;
};

/** Weights that change while they are learnt. */
class Perceptron implements WeightTable {
  readonly #rows = new Map<string, Row>();
  readonly #indexOf: ReadonlyMap<string, number>;
  #moment = 1;

  constructor(readonly outcomes: readonly string[]) {
    this.#indexOf = new Map(outcomes.map((label, index) => [label, index]));
  }

  add(feature: string, scores: Float32Array): void {
    const row = this.#rows.get(feature);
    if (row) for (let outcome = 0; outcome < scores.length; outcome += 1) add(scores, outcome, row.now[outcome] ?? 0);
  }

  #change(feature: string, label: string, by: number): void {
    const size = this.outcomes.length;
    const row = this.#rows.get(feature) ?? { now: new Float32Array(size), sum: new Float32Array(size) };
    this.#rows.set(feature, row);
    const outcome = this.#indexOf.get(label) ?? 0;
    add(row.now, outcome, by);
    add(row.sum, outcome, by * this.#moment);
  }

  #prefer(features: readonly string[], right: string, wrong: string): void {
    for (const feature of features) {
      this.#change(feature, right, 1);
      this.#change(feature, wrong, -1);
    }
  }

  learn({ features, labels }: Tagged): void {
    const guess = tag(this, features);
    this.#moment += 1;
    labels.forEach((right, place) => {
      const wrong = guess[place] ?? 'O';
      const [before, wrongBefore] = [labels[place - 1] ?? '^', guess[place - 1] ?? '^'];
      if (right !== wrong) this.#prefer(features[place] ?? [], right, wrong);
      if (right === wrong && before === wrongBefore) return;
      this.#change(following(before), right, 1);
      this.#change(following(wrongBefore), wrong, -1);
    });
  }

  mean(): Learnt {
    const moment = this.#moment;
    return new Map(
      [...this.#rows].map(([feature, { now, sum }]) => [
        feature,
        now.map((weight, outcome) => weight - (sum[outcome] ?? 0) / moment),
      ]),
    );
  }
}

/**
 * Learns an averaged structured perceptron (Collins 2002): each wrong label weakens what spoke for it and strengthens what spoke for
 * the right one; the mean of all weights on the way is kept.
 */
export const trainTagger = (outcomes: readonly string[], messages: readonly Tagged[]): Learnt => {
  const perceptron = new Perceptron(outcomes);
  for (let round = 0; round < ROUNDS; round += 1) for (const message of shuffled(messages, round)) perceptron.learn(message);
  return perceptron.mean();
};
