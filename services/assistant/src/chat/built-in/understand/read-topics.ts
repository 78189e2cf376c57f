import { isKnownWord } from '@forecourt/language';
import type { FactTopic, OtherTopic } from '../questions/topic.ts';
import { FACT_PATTERNS } from './fact-patterns.ts';
import { isInjection } from './injection.ts';
import type { Patterns } from './patterns.ts';
import type { Typed } from './typed.ts';

const named = <Name extends string>(text: string, patterns: Patterns<Name>): readonly Name[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const LEAST_WORDS = 3;
/** More words than not are in no list: it is written in another language, where "automat" is no wish to be guessed at. */
const isForeign = (message: string): boolean => {
  const words = message.split(' ').filter((word) => /^[a-z]{3,}$/.test(word));
  const strange = words.filter((word) => !isKnownWord(word)).length;
  return strange >= LEAST_WORDS && strange > words.length / 2;
};

/** Of what is left when the wishes have been read: "payload of a tonne" asks for no fact. */
export const readFacts = (typed: Typed): readonly FactTopic[] => named(typed.rest, FACT_PATTERNS);
/** @param others what the model makes of it */
export const readOthers = (typed: Typed, others: readonly OtherTopic[]): readonly OtherTopic[] => [
  ...new Set([
    ...(isInjection(typed.whole) ? (['injection'] as const) : []),
    ...others,
    // Misspelt English is English: what was typed and what it was put right to both have to be strange.
    ...(isForeign(typed.plain) && isForeign(typed.whole) ? (['foreign'] as const) : []),
  ]),
];
