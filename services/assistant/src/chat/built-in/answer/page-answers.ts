import type { Dealership } from '@forecourt/contracts';
import type { Passage } from '../passages/passage.ts';
import { type FindPassages, passageFinder, SURE } from '../passages/passage-finder.ts';
import { isTelling, plainWords } from '../passages/words.ts';
import { isFactTopic, type Topic } from '../questions/topic.ts';
import type { Clause } from '../understand/reading.ts';
import { SETTLED, topicsOf } from './topic-pages.ts';

/** What a page says to a part of a message. */
export interface PageAnswer {
  readonly text: string;
  readonly score: number;
  /** What need not be answered besides. */
  readonly topics: readonly Topic[];
}

/** So sure that a passage answers although nothing else of the message is understood. */
const SURE_ALONE = 0.7;
/** Words that are said of anything. */
const GENERAL: ReadonlySet<string> = new Set(
  'long take takes much many cost costs come happens happen work works extra price number back day days van vans buy time year years need see say tell help good best no yes'.split(
    ' ',
  ),
);

/** Nothing in it says what it is about: "is it extra?" */
export const isVague = (said: string): boolean => !plainWords(said).some((word) => isTelling(word) && !GENERAL.has(word));

const finders = new WeakMap<Dealership, FindPassages>();

/** The passages of a dealership's pages, which are read once. */
export const pagesOf = (dealership: Dealership): FindPassages => {
  const find = finders.get(dealership) ?? passageFinder(dealership);
  finders.set(dealership, find);
  return find;
};

/** A passage with the page that it stands on. */
export const quoted = ({ text, address }: Passage): string => `${text} See ${address.split('#')[0]}.`;

/** What the pages say to questions that stand for all on a topic, and who knows more. */
export const onPages = (questions: readonly string[], dealership: Dealership): string => {
  const passages = questions.flatMap((question) => pagesOf(dealership)(question).slice(0, 1));
  const answers = passages.map(({ passage }) => quoted(passage));
  return `${answers.join(' ')} For anything else about it, the sales team is on ${dealership.phone}.`;
};

/** It is not clear whether the dealership is asked. */
const isOpen = (topic: Topic): boolean => isFactTopic(topic) || topic === 'offTopic';

/** What the pages say to a part of a message: what its topics and its words agree on, or its words alone where it has no topic. */
const pageAnswer = ({ said, topics }: Clause, find: FindPassages, mayStandAlone: boolean): PageAnswer | null => {
  if (topics.some((topic) => SETTLED.has(topic))) return null;
  const found = find(said);
  const sure = found.filter(({ score }) => score >= SURE);
  for (const isNear of [false, true]) {
    for (const { passage, score } of isNear ? sure.filter((each) => each.score >= SURE_ALONE) : sure) {
      const answered = topicsOf(passage.address, isNear).filter((topic) => topics.includes(topic));
      if (answered.length > 0) return { text: quoted(passage), score, topics: answered };
    }
  }
  const [best] = found;
  const isAlone = best !== undefined && best.score >= SURE_ALONE && mayStandAlone;
  return isAlone && !isVague(said)
    ? { text: quoted(best.passage), score: best.score, topics: topicsOf(best.passage.address, false) }
    : null;
};

/** What the pages say to a message, a part at a time; by its words alone only where no part has a topic. */
export const pageAnswers = (clauses: readonly Clause[], find: FindPassages): readonly PageAnswer[] => {
  const mayStandAlone = clauses.every(({ topics }) => topics.every(isOpen));
  return clauses.flatMap((clause) => pageAnswer(clause, find, mayStandAlone) ?? []);
};
