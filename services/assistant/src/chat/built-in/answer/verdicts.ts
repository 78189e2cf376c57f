import { formatNumber } from '@forecourt/rules';
import { written } from '../find/page-words.ts';
import type { Van } from '../find/van.ts';
import { plainText } from '../say/van-words.ts';
import type { Demand } from '../understand/read-demands.ts';
import type { RangeKind } from '../wishes/wish.ts';

/** Of these a van may have no more than what is demanded: it has to fit into something. */
const OUTSIDE: ReadonlySet<RangeKind> = new Set(['height', 'length']);

type Words = (demanded: string, measure: string, difference: string) => string;
interface Wording {
  readonly unit: string;
  readonly yes: Words;
  readonly no: Words;
  /** For less than this share of what is demanded. */
  readonly tight?: { readonly share: number; readonly words: Words };
}

const inside = (direction: string, name: string): Wording => ({
  unit: 'mm',
  yes: (demanded, measure, rest) =>
    `Yes, ${demanded} goes in ${direction}: the ${name} is ${measure}, with ${rest} more to spare.`,
  no: (demanded, measure, rest) => `No, ${demanded} doesn't go in ${direction}: the ${name} is ${measure}, ${rest} short.`,
});

const VERDICTS: Readonly<Partial<Record<RangeKind, Wording>>> = {
  height: {
    unit: 'mm',
    yes: (demanded, measure, rest) =>
      `Yes, it goes under ${demanded}: it is ${measure} high, ${rest} less; allow for anything on the roof.`,
    no: (demanded, measure, rest) => `No, it doesn't go under ${demanded}: it is ${measure} high, ${rest} more.`,
  },
  length: {
    unit: 'mm',
    yes: (demanded, measure, rest) => `Yes, it fits into ${demanded}: it is ${measure} long, ${rest} less.`,
    no: (demanded, measure, rest) => `No, it doesn't fit into ${demanded}: it is ${measure} long, ${rest} more.`,
  },
  loadLength: inside('lengthways', 'load length'),
  loadWidth: inside('flat across the floor', 'narrowest width'),
  loadHeight: inside('upright', 'load height'),
  payload: {
    unit: 'kg',
    yes: (demanded, measure, rest) =>
      `Yes, it may carry ${demanded}: its payload is ${measure}, which leaves ${rest} for whoever rides in it and anything else.`,
    no: (demanded, measure, rest) => `No, ${demanded} is too much: its payload is ${measure}, ${rest} less.`,
  },
  towing: {
    unit: 'kg',
    yes: (demanded, measure) =>
      `Yes, it may tow ${demanded}: its page gives a towing limit of ${measure}, and the trailer's own weight counts towards it.`,
    no: (demanded, measure, rest) => `No, ${demanded} is too heavy: its page gives a towing limit of ${measure}, ${rest} less.`,
  },
  range: {
    unit: 'miles',
    yes: (demanded, measure, rest) =>
      `Yes, with some to spare: its listed range is ${measure}, ${rest} more than ${demanded}. Cold, speed and load take some of that.`,
    tight: {
      share: 1.5,
      words: (demanded, measure, rest) =>
        `On paper yes, but it may be tight: its listed range is ${measure}, ${rest} more than ${demanded}, and cold, speed and load take some of that.`,
    },
    no: (demanded, measure, rest) => `No, ${demanded} is too far on one charge: its listed range is ${measure}, ${rest} less.`,
  },
};

const STANDING: Wording = {
  unit: 'mm',
  yes: (demanded, measure, rest) =>
    `Yes, somebody ${demanded} tall can stand in it: the load height is ${measure}, ${rest} more.`,
  no: (demanded, measure, rest) =>
    `No, somebody ${demanded} tall can't stand upright in it: the load height is ${measure}, ${rest} less.`,
};

/** Through a hatch in the bulkhead longer things go in than the load space is long. */
const throughHatch = (van: Van, demanded: number): string | null =>
  written(van).find((sentence) =>
    /hatch|load-through/.test(sentence)
      ? [...sentence.matchAll(/([\d,]+) mm/g)].some(([, figure = '']) => Number(figure.replace(',', '')) >= demanded)
      : false,
  ) ?? null;

/** Whether a van meets a demand, and by how much; null where its measure is not recorded. */
export const verdictOn = (van: Van, { kind, value, stands }: Demand): string | null => {
  const words = stands ? STANDING : VERDICTS[kind];
  const measure = van.measures[kind];
  // Its engine takes over where the battery is empty.
  if (words === undefined || measure === null || (kind === 'range' && van.vehicle.fuelType === 'Hybrid')) return null;
  const hatch = kind === 'loadLength' && measure < value ? throughHatch(van, value) : null;
  if (hatch !== null) return `Yes, through the hatch. Its page says: "${plainText(hatch)}"`;
  const meets = OUTSIDE.has(kind) ? measure <= value : measure >= value;
  const say = (figure: number) => `${formatNumber(Math.round(figure))} ${words.unit}`;
  const { tight } = words;
  const spares = tight !== undefined && measure < value * tight.share ? tight.words : words.yes;
  return (meets ? spares : words.no)(say(value), say(measure), say(Math.abs(measure - value)));
};
