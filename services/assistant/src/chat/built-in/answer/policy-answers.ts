import type { Dealership } from '@forecourt/contracts';
import type { Passage } from '../passages/passage.ts';
import { SURE } from '../passages/passage-finder.ts';
import { filled } from '../questions/policies.ts';
import { isPolicyTopic, type PolicyTopic, relationsOf, type Topic } from '../questions/topic.ts';
import type { Clause } from '../understand/reading.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { generalOn, pageAnswers, pagesOf, quoted } from './page-answers.ts';

/** What is asked of the dealership, and when. */
export interface Policies {
  readonly topics: readonly Topic[];
  readonly clauses: readonly Clause[];
  /** The message, folded. */
  readonly text: string;
  readonly now: Date;
}

const MOST_POLICIES = 4;
/** What is asked, without what goes without saying beside it. */
const shortened = (topics: readonly PolicyTopic[], clauses: readonly Clause[]): readonly PolicyTopic[] => {
  const isApart = (topic: Topic, other: string): boolean =>
    clauses.some((clause) => clause.topics.some((own) => own === other) && !clause.topics.includes(topic));
  const left = new Set(
    topics.flatMap((topic) => {
      const { covers = [], soundsLike = [] } = relationsOf(topic);
      return [...covers, ...soundsLike.filter((other) => !isApart(topic, other))];
    }),
  );
  return topics.filter((topic) => !left.has(topic)).slice(0, MOST_POLICIES);
};

/** Answers that begin or end alike say so once. */
const withoutRepeats = (answers: readonly string[]): readonly string[] => {
  const said = new Set<string>();
  return answers
    .map((answer) =>
      answer
        .split(/(?<=[a-z0-9][.?]) (?=[A-Z])/)
        .filter((sentence) => !said.has(sentence) && said.add(sentence))
        .join(' '),
    )
    .filter((answer) => answer !== '');
};

/** What is said of a topic as such goes without saying where something more special is said on it, unless it was asked first. */
const isCovered = (passage: Passage, all: readonly Passage[], asked: ReadonlySet<Passage>, dealership: Dealership): boolean => {
  if (passage.general === null || generalOn(passage.general, dealership) !== passage) return false;
  const special = all.findIndex((other) => other !== passage && other.general === passage.general);
  return special >= 0 && (special < all.indexOf(passage) || !asked.has(passage));
};

/** Answers of the dealership, to each part of a message its own; empty where none is asked for. */
export const policyAnswers = (
  { topics, clauses, text, now }: Policies,
  stock: StockView,
  dealership: Dealership,
): readonly string[] => {
  const isBeside = (topic: PolicyTopic): boolean =>
    (topic === 'human' && topics.includes('robot')) || (topics.length > 1 && relationsOf(topic).aloneOnly === true);
  const policies = topics.filter(isPolicyTopic).filter((topic) => !isBeside(topic));
  const asks = shortened(policies, clauses);
  const isLeft = (topic: Topic): boolean => !isPolicyTopic(topic) || asks.includes(topic);
  const parts = clauses.map((part) => ({ ...part, topics: part.topics.filter(isLeft) }));
  const found = pageAnswers(parts, pagesOf(dealership)).filter(
    ({ passage: { general }, score }) => general === null || score >= SURE || !topics.includes(general) || isLeft(general),
  );
  const answered = new Set(found.flatMap((answer) => answer.topics));
  const others = asks.filter((topic) => !answered.has(topic));
  const asked = new Set(found.filter(({ score }) => score >= SURE).map(({ passage }) => passage));
  const generals = others.flatMap((topic) => generalOn(topic, dealership) ?? []);
  const passages = [...new Set([...found.map(({ passage }) => passage), ...generals])].filter(
    (passage, _, all) => !isCovered(passage, all, asked, dealership),
  );
  const context = { text, now, stock, dealership };
  const said = withoutRepeats(passages.map((passage) => filled(quoted(passage), context)).slice(0, MOST_POLICIES));
  // What is only said on the topic may leave open what was asked.
  const isOpen = generals.some(({ address }) => address !== null) && !said.some((answer) => answer.includes(dealership.phone));
  return isOpen ? said.with(-1, `${said.at(-1)} For anything else about it, the sales team is on ${dealership.phone}.`) : said;
};

/** The parts of a message that nothing said here answers. */
export const unanswered = (clauses: readonly Clause[], dealership: Dealership): readonly Clause[] =>
  clauses.filter((clause) => !clause.topics.some(isPolicyTopic) && pageAnswers([clause], pagesOf(dealership)).length === 0);

/** What is said of all vans, or of finance as such. */
export const generalAnswer = (topic: Topic, { text, now }: Policies, stock: StockView, dealership: Dealership): string => {
  const passage = generalOn(topic, dealership);
  return passage === undefined ? '' : filled(quoted(passage), { text, now, stock, dealership });
};
