import { anyOf } from '../any-of.ts';
import type { Comparison } from '../wishes/wish.ts';
import { factIn } from './asked-facts.ts';
import data from './given-up.json' with { type: 'json' };
import type { Heard } from './heard-slot.ts';

type Keys = Readonly<Record<string, readonly string[]>>;
/** The wishes that hang on a fact, a slot and a comparison. */
const OF_FACT: Keys = data.facts;
const OF_SLOT: Keys = data.slots;
const OF_COMPARISON: Keys = data.comparisons;
/** Words for a property that no fact is called by. */
const NOUNS = data.nouns.map(([keys, words]) => [keys as readonly string[], anyOf(words as string)] as const);

/** The wishes that hang on a property, by what it is called. */
export const keysOf = (words: string): readonly string[] =>
  NOUNS.find(([, pattern]) => pattern.test(words))?.[0] ?? OF_FACT[factIn(words) ?? 'summary'] ?? [];

/** What no longer counts when more or less of it will do: "older is fine". */
export const keysOfComparison = (comparison: Comparison): readonly string[] => OF_COMPARISON[comparison] ?? [];

const ANY = /\b(?:any|either|whatever|whichever) (\w+)/g;
const OTHER = /\b(?:other|different|another) (\w+)/g;
const namedAfter = (word: RegExp, text: string): readonly string[] =>
  [...text.matchAll(word)].flatMap(([, noun = '']) => keysOf(noun));

/**
 * Keys of wishes that no longer count: "forget the budget", "any make will do".
 *
 * @param text the message where it asks for vans: of one, "any colour" is a question
 */
export const givenUp = (heard: readonly Heard[], text: string): readonly string[] => [
  ...heard
    .filter(({ sign }) => sign === 'given up')
    .flatMap(({ slot, words }) => (slot === 'attribute' ? keysOf(words) : (OF_SLOT[slot] ?? []))),
  ...namedAfter(ANY, text),
];

/** Keys of wishes that anything else is wanted of: "other makes". */
export const wantedOtherwise = (text: string): readonly string[] => namedAfter(OTHER, text);
