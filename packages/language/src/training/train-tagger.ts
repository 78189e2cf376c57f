import type { Learnt } from '../model/weight-table.ts';
import { following } from '../tagger/tagger.ts';
import { candidatesOf, mayFollow } from '../tagger/viterbi.ts';
import { chanceOf, shuffled } from './shuffled.ts';

/** A message with the features and the right label of each of its tokens. */
export interface Tagged {
  readonly text: string;
  readonly features: readonly (readonly string[])[];
  readonly labels: readonly string[];
}

const ROUNDS = 3;
/** In the last round the weights are taken so often, and their mean is what is learnt: the latest sentences count no more than others. */
const SAMPLES = 8;
const RATE = 0.3;
/** Pulls weights towards nothing, so that one example does not decide. */
const SHRINK = 1e-5;
/** Pulls small weights to nothing, which keeps the model small. */
const SPARSE = 2e-4;
/** Errors below this are ignored, to save time. */
const CERTAIN = 5e-3;
/** A feature that is rarer says little. */
const LEAST_SEEN = 3;
/** Share of a word's occurrences in which it counts as unknown, so that lists and neighbours are learnt from as well. */
const UNKNOWN = 0.1;

/** The weights of one feature, and the sums of their squared slopes (AdaGrad). */
class Row {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly sums: Float32Array;

  constructor(size: number) {
    this.sums = new Float32Array(size);
    this.weights = new Float32Array(size);
    this.squares = new Float32Array(size).fill(1e-4);
  }

  keep(): void {
    const { sums, weights } = this;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] as number) + (weights[label] as number) / SAMPLES;
  }

  addTo(scores: Float32Array): void {
    const { weights } = this;
    for (let label = 0; label < scores.length; label += 1) scores[label] = (scores[label] as number) + (weights[label] as number);
  }

  descend(label: number, error: number): void {
    const weight = this.weights[label] ?? 0;
    const slope = error + SHRINK * weight;
    const square = (this.squares[label] ?? 0) + slope * slope;
    this.squares[label] = square;
    const step = RATE / Math.sqrt(square);
    const next = weight - step * slope;
    this.weights[label] = Math.sign(next) * Math.max(0, Math.abs(next) - step * SPARSE);
  }
}

const logSum = (values: readonly number[]): number => {
  const most = Math.max(...values);
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
};

interface Lesson {
  readonly rows: readonly (readonly Row[])[];
  readonly right: readonly number[];
}

/** A feature that names the token itself. */
const NAMES_WORD = /^(?:w |t |w-1,0|w0,1|head|tail)/;

/**
 * Learns a linear-chain conditional random field (Lafferty 2001) by stochastic descent. Of each token only the likely labels take
 * part, besides the right one.
 */
export const trainTagger = (outcomes: readonly string[], messages: readonly Tagged[]): Learnt => {
  const size = outcomes.length;
  const none = outcomes.indexOf('O');
  const counts = new Map<string, number>();
  for (const { features } of messages)
    for (const own of features) for (const feature of own) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = new Map<string, Row>();
  const rowOf = (feature: string): Row => {
    const row = rows.get(feature) ?? new Row(size);
    rows.set(feature, row);
    return row;
  };
  const known = (own: readonly string[]) => own.filter((feature) => (counts.get(feature) ?? 0) >= LEAST_SEEN);
  const chained = outcomes.map((label) => rowOf(following(label)));
  const first = rowOf(following('^'));
  const follows = mayFollow(outcomes);
  const lessons = messages.map(({ text, features, labels }) => ({
    text,
    rows: features.map((own) => known(own).map(rowOf)),
    unnamed: features.map((own) =>
      known(own)
        .filter((feature) => !NAMES_WORD.test(feature))
        .map(rowOf),
    ),
    right: labels.map((label) => outcomes.indexOf(label)),
  }));

  const learn = ({ rows: own, right }: Lesson): void => {
    const scores = own.map((features) => {
      const sum = new Float32Array(size);
      for (const row of features) row.addTo(sum);
      return sum;
    });
    const candidates: (readonly number[])[] = [];
    scores.forEach((sum, place) => {
      const before = candidates[place - 1] ?? [-1];
      const best = candidatesOf(sum, none, (label) => before.some((other) => follows(other, label)));
      const label = right[place] ?? none;
      candidates.push(best.includes(label) ? best : [...best, label]);
    });
    const step = (before: number, label: number): number =>
      follows(before, label) ? ((chained[before] ?? first).weights[label] ?? 0) : Number.NEGATIVE_INFINITY;
    const forward: number[][] = [];
    candidates.forEach((labels, place) => {
      const before = place === 0 ? [-1] : (candidates[place - 1] ?? []);
      forward.push(
        labels.map(
          (label) =>
            (scores[place]?.[label] ?? 0) +
            logSum(before.map((other, index) => (place === 0 ? 0 : (forward[place - 1]?.[index] ?? 0)) + step(other, label))),
        ),
      );
    });
    const last = own.length - 1;
    const total = logSum(forward[last] ?? []);
    let backward: number[] = (candidates[last] ?? []).map(() => 0);
    for (let place = last; place >= 0; place -= 1) {
      const labels = candidates[place] ?? [];
      const before = place === 0 ? [-1] : (candidates[place - 1] ?? []);
      const reach = labels.map((label, index) => (scores[place]?.[label] ?? 0) + (backward[index] ?? 0));
      labels.forEach((label, index) => {
        const share = Math.exp((forward[place]?.[index] ?? 0) + (backward[index] ?? 0) - total);
        const error = share - (label === right[place] ? 1 : 0);
        if (Math.abs(error) > CERTAIN) for (const row of own[place] ?? []) row.descend(label, error);
      });
      const rightBefore = place === 0 ? -1 : right[place - 1];
      before.forEach((other, index) => {
        const start = place === 0 ? 0 : (forward[place - 1]?.[index] ?? 0);
        labels.forEach((label, at) => {
          const share = Math.exp(start + step(other, label) + (reach[at] ?? 0) - total);
          const error = share - (label === right[place] && other === rightBefore ? 1 : 0);
          if (Math.abs(error) > CERTAIN) (chained[other] ?? first).descend(label, error);
        });
      });
      backward = before.map((other) => logSum(labels.map((label, at) => step(other, label) + (reach[at] ?? 0))));
    }
  };
  for (let round = 0; round < ROUNDS; round += 1)
    shuffled(lessons, round).forEach(({ text, rows: named, unnamed, right }, index) => {
      const forgets = (place: number) => chanceOf(`${place} ${text}`, round) < UNKNOWN;
      learn({ rows: named.map((own, place) => (forgets(place) ? (unnamed[place] ?? own) : own)), right });
      const isSample = Math.floor(((index + 1) * SAMPLES) / lessons.length) > Math.floor((index * SAMPLES) / lessons.length);
      if (round === ROUNDS - 1 && isSample) for (const row of rows.values()) row.keep();
    });
  return new Map([...rows].map(([feature, { sums }]) => [feature, sums]));
};
