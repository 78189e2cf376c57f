import type { ChatQuestion } from '@forecourt/contracts';
import { roundToPence, VAT_PERCENT } from '@forecourt/rules';
import { figuresIn } from '../../texts/found-figures.ts';

const THOUSANDS = /£?\s?(\d+(?:\.\d+)?)\s?(?:k|grand|thousand)\b/gi;
const METRES = /(\d+(?:\.\d+)?)\s?(?:m|met(?:re|er)s?)\b/gi;
const FEET = /(\d+(?:\.\d+)?)\s?(?:ft|feet|foot|')/gi;
const TONNES = /(\d+(?:\.\d+)?)\s?(?:t|tonnes?|tons?)\b/gi;

const timesIn = (text: string, pattern: RegExp, factor: number): readonly number[] =>
  [...text.matchAll(pattern)].map(([, value]) => Math.round(Number(value) * factor));

const withVatEitherWay = (value: number): readonly number[] => {
  const factor = 1 + VAT_PERCENT / 100;
  return [
    value,
    Math.round(value * factor),
    roundToPence(value * factor),
    Math.round(value / factor),
    roundToPence(value / factor),
  ];
};

/** The figures that the visitor has written, in this message and those before, as they may be said back to them. */
export const visitorFigures = ({ message, earlier }: ChatQuestion): ReadonlySet<number> => {
  const text = [...earlier.map((turn) => turn.message), message].join(' \n ');
  const plain = figuresIn(text).map(({ value }) => value);
  return new Set([
    ...[...plain, ...timesIn(text, THOUSANDS, 1_000)].flatMap(withVatEitherWay),
    ...timesIn(text, METRES, 1_000),
    ...timesIn(text, FEET, 304.8),
    ...timesIn(text, TONNES, 1_000),
    // "Over five years" is 60 months.
    ...plain.filter((value) => value <= 10).map((years) => years * 12),
  ]);
};
