import { shareOf } from '../classifier/classifier.ts';
import type { Learnt } from '../model/weight-table.ts';
import { shuffled } from './shuffled.ts';

/** A message's features and what it is about. */
export interface Classified {
  readonly text: string;
  readonly features: readonly string[];
  readonly intent: string;
}

const ROUNDS = 6;
const RATE = 0.5;
/** Pulls weights towards nothing, so that one example does not decide. */
const SHRINK = 2e-5;

/** Errors below this are ignored, to save time. */
const CERTAIN = 2e-3;
/** Pulls small weights to nothing, which keeps the model small. */
const SPARSE = 1e-3;

/** The weights of one feature, and the sum of their squared slopes (AdaGrad). */
interface Row {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

/** Turns scores into probabilities, in place. */
const toProbabilities = (scores: Float32Array): void => {
  const most = scores.reduce((top, score) => Math.max(top, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  scores.forEach((score, index) => {
    const odds = Math.exp(score - most);
    scores[index] = odds;
    sum += odds;
  });
  scores.forEach((odds, index) => {
    scores[index] = odds / sum;
  });
};

/** One step of descent for one message. */
function learn(rows: readonly Row[], share: number, right: number, size: number): void {
  const errors = new Float32Array(size);
  for (const { weights } of rows)
    for (let index = 0; index < size; index += 1) errors[index] = (errors[index] ?? 0) + (weights[index] ?? 0) * share;
  toProbabilities(errors);
  errors[right] = (errors[right] ?? 0) - 1;
  const uncertain = [...errors.keys()].filter((index) => Math.abs(errors[index] ?? 0) > CERTAIN);
  for (const { weights, squares } of rows)
    for (const index of uncertain) {
      const weight = weights[index] ?? 0;
      const slope = (errors[index] ?? 0) * share + SHRINK * weight;
      const square = (squares[index] ?? 0) + slope * slope;
      squares[index] = square;
      const step = RATE / Math.sqrt(square);
      const next = weight - step * slope;
      weights[index] = Math.sign(next) * Math.max(0, Math.abs(next) - step * SPARSE);
    }
}

/** Learns multinomial logistic regression. A feature of a single message teaches nothing and is left out. */
export const trainClassifier = (outcomes: readonly string[], messages: readonly Classified[]): Learnt => {
  const size = outcomes.length;
  const counts = new Map<string, number>();
  for (const { features } of messages) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = new Map<string, Row>();
  for (const [feature, count] of counts)
    if (count > 1) rows.set(feature, { weights: new Float32Array(size), squares: new Float32Array(size).fill(1e-6) });
  const lessons = messages.map(({ text, features, intent }) => ({
    text,
    rows: features.flatMap((feature) => rows.get(feature) ?? []),
    share: shareOf(features),
    right: outcomes.indexOf(intent),
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const lesson of shuffled(lessons, round)) learn(lesson.rows, lesson.share, lesson.right, size);
  return new Map([...rows].map(([feature, { weights }]) => [feature, weights]));
};
