import { formatNumber } from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import type { Demand } from '../understand/read-demands.ts';
import type { RangeKind } from '../wishes/wish.ts';

/** Of these a van may have no more than what is demanded: it has to fit into something. */
const OUTSIDE: ReadonlySet<RangeKind> = new Set(['height', 'length']);

type Words = (demanded: string, difference: string) => string;
interface Verdict {
  readonly unit: string;
  readonly yes: Words;
  readonly no: Words;
}

const INSIDE = (direction: string): Verdict => ({
  unit: 'mm',
  yes: (demanded, difference) => `So ${demanded} goes in ${direction}, with ${difference} more to spare.`,
  no: (demanded, difference) => `So ${demanded} is ${difference} longer than there is room for ${direction}.`,
});

const VERDICTS: Readonly<Partial<Record<RangeKind, Verdict>>> = {
  height: {
    unit: 'mm',
    yes: (demanded, difference) => `That's ${difference} under ${demanded}, so it goes in; allow for anything on the roof.`,
    no: (demanded, difference) => `That's ${difference} over ${demanded}, so it doesn't go in.`,
  },
  length: {
    unit: 'mm',
    yes: (demanded, difference) => `That's ${difference} under ${demanded}, so it fits.`,
    no: (demanded, difference) => `That's ${difference} over ${demanded}, so it doesn't fit.`,
  },
  loadLength: INSIDE('lengthways'),
  loadWidth: INSIDE('across'),
  loadHeight: INSIDE('upright'),
  payload: {
    unit: 'kg',
    yes: (demanded, difference) => `So ${demanded} leaves ${difference} more, less whoever rides in it.`,
    no: (demanded, difference) => `So ${demanded} is ${difference} over what it may carry.`,
  },
  range: {
    unit: 'miles',
    yes: (demanded, difference) =>
      `So ${demanded} is within it, with ${difference} more on paper; cold, speed and load take some of that.`,
    no: (demanded, difference) => `So ${demanded} is ${difference} more than it is listed for.`,
  },
};

/** Whether a van meets a demand, and by how much; null where its measure is not recorded. */
export const verdictOn = (van: Van, { kind, value }: Demand): string | null => {
  const words = VERDICTS[kind];
  const measure = van.measures[kind];
  if (words === undefined || measure === null) return null;
  const meets = OUTSIDE.has(kind) ? measure <= value : measure >= value;
  const say = (figure: number) => `${formatNumber(Math.round(figure))} ${words.unit}`;
  return (meets ? words.yes : words.no)(say(value), say(Math.abs(measure - value)));
};
