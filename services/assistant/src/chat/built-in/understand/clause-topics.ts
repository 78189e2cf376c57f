import type { Guess } from '@forecourt/language';
import { type FactTopic, isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import { factNamed } from './asked-facts.ts';
import type { SaidClause } from './clauses.ts';
import { cuesIn } from './cues.ts';
import { FOR_VANS } from './intent-topics.ts';
import { readIntents } from './read-intents.ts';
import type { Clause } from './reading.ts';

/** So likely does a part of a message ask for vans, whatever of them or all there are. */
const SEEKS = 0.33;
/** "Need a Luton", "do you sell vans with roof racks", of a message that asks something else as well. */
export const seeksBeside = (parts: readonly SaidClause[]): boolean => {
  const seeks = ({ intent }: Guess): boolean => FOR_VANS.has(intent) || intent === 'overview';
  const isSought = ({ intents }: SaidClause): boolean =>
    intents.filter(seeks).reduce((sum, { probability }) => sum + probability, 0) >= SEEKS;
  return parts.length > 1 && parts.some((part) => isSought(part) && !askedIn(part).some(isPolicyTopic));
};

/** What a part of a message asks by itself: where no intent is sure, the property that it names. */
const askedIn = (part: SaidClause): readonly Topic[] => {
  const { policies, facts, others, forVans } = readIntents([part], false);
  const asked = [...policies, ...facts];
  const isOpen = asked.length + others.length === 0 && !forVans && cuesIn(part.text).asks;
  return isOpen ? [factNamed(part.text) ?? []].flat() : asked;
};
/** What those parts of it ask of a van that ask nothing of the dealership. */
export const factsApart = (parts: readonly SaidClause[]): readonly FactTopic[] =>
  parts.length === 1 ? [] : parts.map(askedIn).flatMap((asked) => (asked.some(isPolicyTopic) ? [] : asked.filter(isFactTopic)));

/** What a part of a message asks of what all of it asks. */
export const clauseOf = (part: SaidClause, topics: readonly Topic[]): Clause => {
  const asked = askedIn(part);
  return { said: part.said, topics: topics.filter((topic) => asked.includes(topic)) };
};
