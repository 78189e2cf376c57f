import { type FactTopic, isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import { factNamed } from './asked-facts.ts';
import type { SaidClause } from './clauses.ts';
import { cuesIn } from './cues.ts';
import { type Intents, readIntents } from './read-intents.ts';
import type { Clause } from './reading.ts';

/** "And how long": of what was asked before it. */
const BARE_MEASURE = /^ (?:and )?how (?:long|wide|tall|high|deep|heavy)(?: (?:is|are) (?:it|they|that|those))? \??\s*$/;

/** What a part of a message asks by itself: where no intent is sure, the property that it names. */
const askedIn = (part: SaidClause): readonly Topic[] => {
  const { policies, facts, others, forVans } = readIntents([part], false);
  // "And how long", after something else that is measured: no intent can tell.
  if (BARE_MEASURE.test(part.text)) return [factNamed(part.text) ?? []].flat();
  const asked = [...policies, ...facts];
  const isOpen = asked.length + others.length === 0 && !forVans && cuesIn(part.text).asks;
  return isOpen ? [factNamed(part.text) ?? []].flat() : asked;
};
/** Without what a part of several is only taken to ask of a van. */
export const askedByParts = (intents: Intents, parts: readonly SaidClause[]): Intents => {
  if (parts.length === 1) return intents;
  const asked = new Set(parts.flatMap(askedIn));
  return { ...intents, facts: intents.facts.filter((fact) => asked.has(fact)) };
};
/** What those parts of it ask of a van that ask nothing of the dealership. */
export const factsApart = (parts: readonly SaidClause[]): readonly FactTopic[] =>
  parts.length === 1 ? [] : parts.map(askedIn).flatMap((asked) => (asked.some(isPolicyTopic) ? [] : asked.filter(isFactTopic)));

/** What a part of a message asks of what all of it asks. */
export const clauseOf = (part: SaidClause, topics: readonly Topic[]): Clause => {
  const asked = askedIn(part);
  return { said: part.said, topics: topics.filter((topic) => asked.includes(topic)) };
};
