import type { Dealership } from '@forecourt/contracts';
import { askedPassages, type Passage } from '../passages/passage.ts';
import { type FindPassages, type FoundPassage, passageFinder, SURE } from '../passages/passage-finder.ts';

import { isTelling, plainWords } from '../passages/words.ts';
import { isFactTopic, isPolicyTopic, subjectsFor, type Topic } from '../questions/topic.ts';
import type { Clause, Reading } from '../understand/reading.ts';

/** What answers a part of a message. */
export interface PageAnswer {
  readonly passage: Passage;
  readonly score: number;
  /** What need not be answered besides. */
  readonly topics: readonly Topic[];
}

/** So like is a passage on what is asked already: it needs only to be the nearest of those. */
const ON_TOPIC = 0.3;
/** So sure that a passage answers although nothing else of the message is understood. */
const SURE_ALONE = 0.7;
/** It is said in these words, little though they tell. */
const SAID = 0.9;
/** By so much a passage on something else has to be liker. */
const START = 0.2;
/** So many words ask one thing, and what only a piece of a message is like is so much less sure. */
const PIECE = 8;
const OF_PIECE = 0.85;
/** Words that are said of anything. */
const GENERAL: ReadonlySet<string> = new Set(
  'anyone someone long take takes much many cost costs come happens happen work works extra price number back day days van vans buy time year years need see say tell help good best no yes'.split(
    ' ',
  ),
);

/** Nothing in it says what it is about: "is it extra?" */
export const isVague = (said: string): boolean => !plainWords(said).some((word) => isTelling(word) && !GENERAL.has(word));

interface Known {
  readonly find: FindPassages;
  /** What is said on a topic where nothing more special is. */
  readonly general: ReadonlyMap<Topic, Passage>;
}
const known = new WeakMap<Dealership, Known>();

/** The passages of a dealership, which are read once. */
const knownOf = (dealership: Dealership): Known => {
  const before = known.get(dealership);
  if (before !== undefined) return before;
  const all = askedPassages(dealership);
  const generals = all.flatMap((passage) => (passage.general === null ? [] : [[passage.general, passage] as const]));
  const passages = { find: passageFinder(dealership, all), general: new Map(generals.reverse()) };
  known.set(dealership, passages);
  return passages;
};
export const pagesOf = (dealership: Dealership): FindPassages => knownOf(dealership).find;

/** What is said on a topic as such. */
export const generalOn = (topic: Topic, dealership: Dealership): Passage | undefined => knownOf(dealership).general.get(topic);

/** A passage with the page that it stands on. */
export const quoted = ({ text, address }: Passage): string => (address === null ? text : `${text} See ${address.split('#')[0]}.`);

/** It is not clear whether the dealership is asked. */
const isOpen = (topic: Topic): boolean => isFactTopic(topic) || topic === 'offTopic';

/** What a long part begins or ends with: the rest may only tell of the visitor. */
const piecesOf = (said: string): readonly string[] => {
  const words = said.trim().split(/\s+/);
  return words.length <= PIECE ? [] : [words.slice(0, PIECE).join(' '), words.slice(-PIECE).join(' ')];
};

/** What answers a part of a message: the likest passage, where those on what it is taken to ask have a start. */
const pageAnswer = ({ said, topics }: Clause, find: FindPassages): PageAnswer | null => {
  const isOn = ({ passage }: FoundPassage): boolean => passage.topics.some((topic) => topics.includes(topic));
  const found = [
    ...find(said),
    ...piecesOf(said)
      .flatMap(find)
      .map((each) => ({ ...each, score: each.score * OF_PIECE })),
  ];
  const ranked = found.map((each) => ({ ...each, rank: each.score + (isOn(each) || each.score >= SAID ? START : 0) }));
  const [best] = ranked.sort((one, other) => other.rank - one.rank);
  if (best === undefined) return null;
  const asksDealer = topics.some(isPolicyTopic);
  if (isOn(best)) {
    const isWhole = best.score >= SURE_ALONE;
    return best.score >= (asksDealer ? ON_TOPIC : SURE)
      ? { ...best, topics: [...best.passage.topics, ...(isWhole ? topics : [])] }
      : null;
  }
  return best.score >= (asksDealer ? SURE : isVague(said) ? SAID : SURE_ALONE)
    ? { ...best, topics: [...best.passage.topics, ...topics.filter((topic) => isPolicyTopic(topic) || isOpen(topic))] }
    : null;
};

/** Whether the words of a message alone are sure to ask something that is answered. */
export const isAnswered = ({ clauses }: Pick<Reading, 'clauses'>, find: FindPassages): boolean =>
  pageAnswers(clauses, find).some(({ score }) => score >= SURE_ALONE);

/** "And how long", after a part that says of what. */
const goneOn = (clause: Clause, before: readonly Topic[]): readonly Clause[] =>
  isVague(clause.said) && !clause.topics.some(isPolicyTopic)
    ? subjectsFor(before).map((subject) => ({ said: `${clause.said} ${subject}`, topics: before }))
    : [];

/** What the pages and the settings say to a message, a part at a time. */
export const pageAnswers = (clauses: readonly Clause[], find: FindPassages): readonly PageAnswer[] =>
  clauses.flatMap((clause, index) => {
    const before = clauses[index - 1]?.topics.filter(isPolicyTopic) ?? [];
    return [...goneOn(clause, before), clause].flatMap((each) => pageAnswer(each, find) ?? []).slice(0, 1);
  });
