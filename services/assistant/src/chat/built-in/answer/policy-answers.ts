import type { Dealership } from '@forecourt/contracts';
import { formatPounds } from '@forecourt/rules';
import { exampleOf, rateInGeneral } from '../questions/finance.ts';
import { policyAnswer } from '../questions/policies.ts';
import { isPolicyTopic, type PolicyTopic, type Topic } from '../questions/topic.ts';
import { counted } from '../say/words.ts';
import type { Clause } from '../understand/reading.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { onPages, pageAnswers, pagesOf } from './page-answers.ts';

/** What is asked of the dealership, and when. */
export interface Policies {
  readonly topics: readonly Topic[];
  readonly clauses: readonly Clause[];
  /** The message, folded. */
  readonly text: string;
  readonly now: Date;
}

const MOST_POLICIES = 3;
type Beside = readonly (readonly [PolicyTopic, readonly PolicyTopic[]])[];
/** What is said of one of these leaves the other unsaid. */
const COVERED: Beside = [
  ['callback', ['human', 'phone', 'email']],
  ['photos', ['callback', 'email']],
  ['human', ['phone']],
  ['buy', ['reservation', 'human', 'callback']],
  ['financeProcess', ['acceptance']],
  ['complaint', ['email', 'phone', 'address']],
  ['acceptance', ['badCredit']],
  ['company', ['phone']],
  ['depositBack', ['reservation']],
  ['urgent', ['insurance', 'stockOverview']],
  ['collection', ['delivery']],
  ['outstandingFinance', ['partExchange']],
  ['visit', ['hours', 'address', 'areas']],
];
/** What the other sounds like, where both were heard in one part of a message. */
const CONFUSED: Beside = [
  ['order', ['reservation', 'delivery', 'callback', 'returns']],
  ['servicing', ['delivery']],
  ['earlyPayment', ['fees']],
  ['partExchange', ['delivery', 'stockOverview', 'discount']],
];

const shortened = (topics: readonly PolicyTopic[], clauses: readonly Clause[]): readonly PolicyTopic[] => {
  const beside = (pairs: Beside, isMeant: (topic: PolicyTopic, other: PolicyTopic) => boolean) =>
    pairs.flatMap(([topic, others]) => (topics.includes(topic) ? others.filter((other) => !isMeant(topic, other)) : []));
  const isApart = (topic: PolicyTopic, other: PolicyTopic): boolean =>
    clauses.some((clause) => clause.topics.includes(other) && !clause.topics.includes(topic));
  const left = new Set([...beside(COVERED, () => false), ...beside(CONFUSED, isApart)]);
  return topics.filter((topic) => !left.has(topic)).slice(0, MOST_POLICIES);
};

const exampleFrom = (stock: StockView, dealership: Dealership): string | null => {
  const [cheapest] = stock.available
    .filter(({ pounds }) => pounds > dealership.finance.deposit * 2)
    .sort((a, b) => a.pounds - b.pounds || a.id - b.id);
  return cheapest === undefined ? null : exampleOf(cheapest, dealership);
};

const pricesOf = ({ available }: StockView): string => {
  const prices = available.map(({ pounds }) => pounds);
  return prices.length === 0
    ? 'no prices'
    : `from ${formatPounds(Math.min(...prices))} to ${formatPounds(Math.max(...prices))} before any VAT`;
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

/** Answers of the dealership: what its pages say, and its settings where they say nothing; empty where none is asked for. */
export const policyAnswers = (
  { topics, clauses, text, now }: Policies,
  stock: StockView,
  dealership: Dealership,
): readonly string[] => {
  const page = (questions: readonly string[]): string => onPages(questions, dealership);
  const quoted = pageAnswers(clauses, pagesOf(dealership));
  const answered = new Set(quoted.flatMap((answer) => answer.topics));
  const policies = topics.filter(isPolicyTopic).filter((topic) => topic !== 'human' || !topics.includes('robot'));
  const makes = [...new Set(stock.available.map(({ vehicle }) => vehicle.make))].sort();
  const asked = { text, now, makes, vans: `${counted(stock.available.length)} vans`, prices: pricesOf(stock), page };
  const others = shortened(policies, clauses)
    .filter((topic) => !answered.has(topic))
    .map((topic) => {
      if (topic === 'apr') return `${rateInGeneral(dealership)} ${exampleFrom(stock, dealership) ?? ''}`.trim();
      return policyAnswer(topic, dealership, asked);
    });
  return withoutRepeats([...quoted.map((answer) => answer.text), ...others].slice(0, MOST_POLICIES));
};
