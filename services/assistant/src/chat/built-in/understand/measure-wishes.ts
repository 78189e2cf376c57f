import { amountsOf, lengthsOf, type Slot, weightOf } from '@forecourt/language';
import type { RangeKind, RangeWish, Wish } from '../wishes/wish.ts';
import { boundOf } from './bound.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** "About a tonne" is met by a little less. */
const ABOUT = 0.95;
/** What weighs more than a car licence allows is a lorry. */
const HEAVIEST_VAN = 3_500;

const least = (kind: RangeKind, min: number, heard: Heard): RangeWish =>
  boundOf(heard) === 'about' ? { kind, min: Math.round(min * ABOUT), max: null, about: min } : { kind, min, max: null };

/** In either direction, as the words about it say. */
const bounded = (kind: RangeKind, value: number, heard: Heard, usual: 'least' | 'most'): RangeWish => {
  const bound = boundOf(heard) ?? usual;
  if (bound === 'about') return usual === 'least' ? least(kind, value, heard) : { kind, min: null, max: value };
  return bound === 'least' ? { kind, min: value, max: null } : { kind, min: null, max: value };
};

const grossWeight = (value: number): RangeWish =>
  value > HEAVIEST_VAN
    ? { kind: 'grossWeight', min: HEAVIEST_VAN + 1, max: value, words: `a rating of ${value / 1_000} tonnes` }
    : { kind: 'grossWeight', min: null, max: value };

const figureOf = ({ tokens }: Heard): number | null => amountsOf(tokens).at(-1)?.value ?? null;

type Read = (heard: Heard) => readonly Wish[];

const counted =
  (kind: RangeKind): Read =>
  (heard) => {
    const value = figureOf(heard);
    return value === null ? [] : [bounded(kind, value, heard, 'least')];
  };
const weighed: Read = (heard) => {
  const value = weightOf(heard.tokens);
  return value === null ? [] : [least('payload', value, heard)];
};
const measured =
  (kind: RangeKind, usual: 'least' | 'most'): Read =>
  (heard) =>
    lengthsOf(heard.tokens)
      .slice(0, 1)
      .map((value) => bounded(kind, value, heard, usual));

/** What is listed is driven in summer, empty and slowly. */
const REAL = /\b(?:real\w*|actual\w*|genuine\w*|proper\w*|winter|in practice|loaded)\b/;
const SPARE = 1.2;
const ranged: Read = (heard) => {
  const miles = figureOf(heard);
  if (miles === null) return [];
  if (!REAL.test(`${heard.before} ${heard.words} ${heard.after}`)) return [bounded('range', miles, heard, 'least')];
  return [{ kind: 'range', min: Math.ceil(miles * SPARE), max: null, words: `range for ${miles} miles with some to spare` }];
};

const READ: Readonly<Partial<Record<Slot, Read>>> = {
  // "Two seats is plenty".
  seats: (heard) => (heard.allowed ? [] : counted('seats')(heard)),
  power: counted('power'),
  economy: counted('economy'),
  range: ranged,
  load_volume: counted('loadVolume'),
  payload: weighed,
  load_length: measured('loadLength', 'least'),
  load_width: measured('loadWidth', 'least'),
  load_height: measured('loadHeight', 'least'),
  van_height: measured('height', 'most'),
  van_length: measured('length', 'most'),
  van_width: measured('width', 'most'),
  trailer_weight: (heard) => {
    const min = weightOf(heard.tokens);
    return min === null ? [] : [{ kind: 'towing', min, max: null }];
  },
  gross_weight: (heard) => {
    const value = weightOf(heard.tokens);
    return value === null ? [] : [grossWeight(value)];
  },
};

/** What a van must be rated, measured or counted at. Weights in kg, lengths in mm, volume in m³. */
export const measureWishes = (heard: readonly Heard[]): readonly Wish[] =>
  Object.entries(READ).flatMap(([slot, read]) =>
    wantedOf(heard, slot as Slot)
      .slice(-1)
      .flatMap(read),
  );
