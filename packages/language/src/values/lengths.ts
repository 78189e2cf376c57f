import type { Token } from '../lexer/token.ts';
import { LENGTHS } from '../vocabulary/figures.ts';
import { type Amount, amountsOf } from './amount.ts';

const INCH = 25.4;
const FOOT = 304.8;
/** Without a unit, a figure of this size is most likely in this unit. */
const guessed = (value: number): number => {
  if (value < 6) return 1_000;
  if (value < 30) return FOOT;
  return value < 700 ? 10 : 1;
};

/** Feet are followed by inches without saying so: "6ft 2". */
const unitOf = ({ value, unit }: Amount, before: Amount | undefined): number => {
  const known = LENGTHS.get(unit ?? '');
  if (known !== undefined) return known;
  return before !== undefined && LENGTHS.get(before.unit ?? '') === FOOT && value < 12 ? INCH : guessed(value);
};

/** "10 x 2.4 x 1.2" are ten of 2.4 by 1.2. */
const withoutCount = (sides: readonly (readonly Amount[])[]): readonly (readonly Amount[])[] => {
  const [first, ...rest] = sides;
  const isWhole = (amounts: readonly Amount[] | undefined) => amounts?.every(({ value }) => Number.isInteger(value)) ?? false;
  const counts = rest.length > 1 && isWhole(first) && rest.every((side) => !isWhole(side));
  return counts ? rest : sides;
};

/** Lengths in whole millimetres: "2.2m" is 2,200; "6ft 2" is one of 1,880; "8x4" are two of 2,438 and 1,219 (feet). */
export const lengthsOf = (tokens: readonly Token[]): readonly number[] => {
  const sides = tokens.reduce<Token[][]>(
    (groups, token) => {
      if (token.word === 'x' || token.word === 'by' || token.word === '×' || token.word === '*') groups.push([]);
      else groups.at(-1)?.push(token);
      return groups;
    },
    [[]],
  );
  const read = withoutCount(sides.map((side) => amountsOf(side)).filter((amounts) => amounts.length > 0));
  // "8x4": boards are in feet; "2400 x 1200": the last one's unit holds for all.
  const isBoard =
    read.length > 1 &&
    read.every(
      (amounts) =>
        amounts.length === 1 &&
        amounts.every(({ value, unit }) => value <= 12 && !LENGTHS.has(unit ?? '') && Number.isInteger(value)),
    );
  const shared = read.findLast((amounts) => LENGTHS.get(amounts.at(-1)?.unit ?? '') !== undefined)?.at(-1)?.unit ?? null;
  return read.map((amounts) =>
    Math.round(
      amounts.reduce((sum, amount, index) => {
        const own = read.length > 1 && !LENGTHS.has(amount.unit ?? '') ? { ...amount, unit: isBoard ? 'ft' : shared } : amount;
        return sum + own.value * unitOf(own, amounts[index - 1]);
      }, 0),
    ),
  );
};
