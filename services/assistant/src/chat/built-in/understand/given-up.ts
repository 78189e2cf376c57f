import type { Slot } from '@forecourt/language';
import type { FactTopic } from '../questions/topic.ts';
import type { Comparison } from '../wishes/wish.ts';
import { factIn } from './asked-facts.ts';
import type { Heard } from './heard-slot.ts';

const MONEY = ['price', 'priceWithVat', 'monthly'];
const SIZES = ['size', 'wheelbase', 'roof', 'loadVolume', 'loadLength', 'loadHeight', 'code'];

/** The wishes that hang on a property: "never mind the size". */
const KEYS_OF_FACT: Readonly<Partial<Record<FactTopic, readonly string[]>>> = {
  price: MONEY,
  finance: MONEY,
  colour: ['colour', 'not colour'],
  gearbox: ['gearbox', 'not gearbox'],
  fuel: ['fuel', 'not fuel'],
  mileage: ['mileage'],
  age: ['year', 'condition', 'not condition'],
  condition: ['condition', 'not condition'],
  body: ['body', 'not body'],
  loadVolume: SIZES,
  loadLength: SIZES,
  loadHeight: ['roof', 'loadHeight', 'code'],
  length: [...SIZES, 'length'],
  height: [...SIZES, 'height'],
  wheelbase: ['wheelbase', 'code'],
  payload: ['payload'],
  seats: ['seats'],
  cleanAir: ['cleanAir'],
  economy: ['economy'],
  engine: ['power', 'engine'],
  range: ['range'],
  features: ['features'],
};
/** Words for a property that no fact is called by. */
const NOUNS: readonly (readonly [readonly string[], RegExp])[] = [
  [['name', 'not name'], /\b(?:makes?|models?|brands?|badges?|manufacturers?)\b/],
  [['body', 'not body'], /\b(?:body|shape|types?|style|kind)\b/],
  [SIZES, /\bsizes?\b/],
  [['height', 'length'], /\b(?:barrier|car park|garage|driveway|height limit)\b/],
  [MONEY, /\b(?:budget|money|monthly)\b/],
];
const KEYS_OF_SLOT: Readonly<Partial<Record<Slot, readonly string[]>>> = {
  budget: MONEY,
  monthly: MONEY,
  mileage: ['mileage'],
  year: ['year'],
  seats: ['seats'],
  payload: ['payload'],
  cargo_weight: ['payload'],
  load_length: ['loadLength'],
  load_width: ['loadWidth'],
  load_height: ['loadHeight'],
  load_volume: ['loadVolume'],
  cargo_size: ['loadLength', 'loadWidth'],
  van_height: ['height'],
  van_length: ['length'],
  van_width: ['width'],
  trailer_weight: ['towing'],
  gross_weight: ['grossWeight'],
  power: ['power'],
  economy: ['economy'],
  range: ['range'],
  euro: ['cleanAir'],
  people: ['seats'],
};

/** The wishes that hang on a property, by what it is called. */
export const keysOf = (words: string): readonly string[] =>
  NOUNS.find(([, pattern]) => pattern.test(words))?.[0] ?? KEYS_OF_FACT[factIn(words) ?? 'summary'] ?? [];

const KEYS_OF_COMPARISON: Readonly<Record<Comparison, readonly string[]>> = {
  cheaper: MONEY,
  dearer: MONEY,
  bigger: SIZES,
  smaller: SIZES,
  longer: SIZES,
  lower: ['roof', 'height', 'code'],
  taller: ['roof', 'height', 'loadHeight', 'code'],
  newer: ['year', 'condition'],
  older: ['year', 'condition'],
  'lower mileage': ['mileage'],
  'more payload': ['payload'],
  'more seats': ['seats'],
  'more powerful': ['power'],
  'more economical': ['economy'],
};
/** What no longer counts when more or less of it will do: "older is fine". */
export const keysOfComparison = (comparison: Comparison): readonly string[] => KEYS_OF_COMPARISON[comparison];

const ANY = /\b(?:any|either|whatever|whichever) (\w+)/g;
const OTHER = /\b(?:other|different|another) (\w+)/g;
/** Every van has so many: "two seats is plenty". */
const FEWEST_SEATS = /^(?:2|two)\b/;
const isGivenUp = (heard: Heard): boolean =>
  heard.sign === 'given up' || (heard.slot === 'seats' && FEWEST_SEATS.test(heard.words) && heard.allowed === true);

const namedAfter = (word: RegExp, text: string): readonly string[] =>
  [...text.matchAll(word)].flatMap(([, noun = '']) => keysOf(noun));

/**
 * Keys of wishes that no longer count: "forget the budget", "any make will do".
 *
 * @param text the message where it asks for vans: of one, "any colour" is a question
 */
export const givenUp = (heard: readonly Heard[], text: string): readonly string[] => [
  ...heard.filter(isGivenUp).flatMap(({ slot, words }) => (slot === 'attribute' ? keysOf(words) : (KEYS_OF_SLOT[slot] ?? []))),
  ...namedAfter(ANY, text),
];

/** Keys of wishes that anything else is wanted of: "other makes". */
export const wantedOtherwise = (text: string): readonly string[] => namedAfter(OTHER, text);
