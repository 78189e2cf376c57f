import { readFileSync } from 'node:fs';

/** The signs of an answer that strangers were given, and how it was graded by who did not know the engine. */
export interface GradedTurn {
  readonly conversation: string;
  readonly grade: string;
  readonly signs: readonly number[];
}

const [heading = '', ...lines] = readFileSync(new URL('./graded-signs.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

export const SIGN_NAMES: readonly string[] = heading.split(' ').slice(2);

export const gradedTurns = (): readonly GradedTurn[] =>
  lines.map((line) => {
    const [conversation = '', grade = '', ...signs] = line.split(' ');
    return { conversation, grade, signs: signs.map(Number) };
  });

const ROUNDS = 200;
const RATE = 1;
/** Pulls weights towards nothing: 264 turns teach little. */
const SHRINK = 10;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A weight for each sign, and last the bias, by which a wrong answer is told from a right one; weak ones teach neither. */
export const learnDoubt = (turns: readonly GradedTurn[]): readonly number[] => {
  const taught = turns.filter(({ grade }) => grade !== 'weak');
  const columns = SIGN_NAMES.map((_, sign) => taught.map(({ signs }) => signs[sign] ?? 0));
  const means = columns.map(mean);
  const spreads = columns.map((column, sign) => Math.sqrt(mean(column.map((value) => (value - (means[sign] ?? 0)) ** 2))) || 1);
  const scaled = taught.map(({ signs }) => signs.map((value, sign) => (value - (means[sign] ?? 0)) / (spreads[sign] ?? 1)));
  let weights: readonly number[] = SIGN_NAMES.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = scaled.map((signs, turn) => {
      const sum = signs.reduce((all, value, sign) => all + value * (weights[sign] ?? 0), bias);
      return 1 / (1 + Math.exp(-sum)) - (taught[turn]?.grade === 'wrong' ? 1 : 0);
    });
    bias -= RATE * mean(errors);
    weights = weights.map((weight, sign) => {
      const slope = mean(errors.map((error, turn) => error * (scaled[turn]?.[sign] ?? 0)));
      return weight - RATE * (slope + (SHRINK / taught.length) * weight);
    });
  }
  const own = weights.map((weight, sign) => weight / (spreads[sign] ?? 1));
  return [...own, bias - own.reduce((sum, weight, sign) => sum + weight * (means[sign] ?? 0), 0)];
};
