import type { Dealership } from '@forecourt/contracts';
import { detailWarranty, EXTENDED_WARRANTY_NOTE, formatPounds } from '@forecourt/rules';
import type { ChatDraft } from '../../chat-engine.ts';
import { exampleOf, financeInGeneral, rateInGeneral } from '../questions/finance.ts';
import { policyAnswer } from '../questions/policies.ts';
import { notKnown, smallTalk, WHAT_TO_SAY, whatHelps } from '../questions/small-talk.ts';
import {
  isAnsweredByFigures,
  isFactTopic,
  isPolicyTopic,
  type OtherTopic,
  type PolicyTopic,
  type Topic,
} from '../questions/topic.ts';
import { planWords } from '../say/plan-words.ts';
import { capital, counted } from '../say/words.ts';
import type { PlanWords } from '../wishes/plan.ts';
import type { StockView } from '../wishes/stock-view.ts';

export interface Talk {
  readonly topics: readonly Topic[];
  /** The message, folded. */
  readonly text: string;
  readonly now: Date;
  /** It is put as a question. */
  readonly asks: boolean;
  /** Every word of it is one that people use: it may say something of the visitor. */
  readonly isEnglish: boolean;
  /** Something was said before. */
  readonly goesOn: boolean;
  readonly hasBudget: boolean;
  /** How the visitor would pay, where this message says something of it. */
  readonly plan: PlanWords | null;
}

const MOST_POLICIES = 3;
/** What is said of one of these leaves the other unsaid. */
const COVERED: readonly (readonly [PolicyTopic, readonly PolicyTopic[]])[] = [
  ['callback', ['human', 'phone', 'email']],
  ['photos', ['callback', 'email']],
  ['order', ['reservation', 'delivery', 'callback', 'returns']],
  ['servicing', ['delivery']],
  ['buy', ['reservation', 'human', 'callback']],
  ['financeProcess', ['acceptance']],
  ['human', ['phone']],
  ['complaint', ['email', 'phone', 'address']],
  ['acceptance', ['badCredit']],
  ['partExchange', ['delivery', 'stockOverview', 'discount']],
  ['company', ['phone']],
  ['depositBack', ['reservation']],
  ['urgent', ['insurance', 'stockOverview']],
  ['collection', ['delivery']],
  ['outstandingFinance', ['partExchange']],
  ['visit', ['hours', 'address', 'areas']],
];

const shortened = (topics: readonly PolicyTopic[]): readonly PolicyTopic[] => {
  const covered = new Set(COVERED.flatMap(([topic, others]) => (topics.includes(topic) ? others : [])));
  return topics.filter((topic) => !covered.has(topic)).slice(0, MOST_POLICIES);
};

const warrantyInGeneral = (year: number, { phone }: Dealership): string => {
  const today = `${year}-01-01`;
  const titles = [
    ['new vans', detailWarranty({ condition: 'new', year }, today).title],
    ['vans under three years old', detailWarranty({ condition: 'used', year: year - 1 }, today).title],
    ['older vans', detailWarranty({ condition: 'used', year: year - 9 }, today).title],
    ['part-exchanges to clear', detailWarranty({ condition: 'p/ex to clear', year: year - 9 }, today).title],
  ];
  return `It depends on the van. ${titles.map(([vans, title]) => `${capital(vans ?? '')}: ${title}.`).join(' ')} ${EXTENDED_WARRANTY_NOTE} They're on ${phone}.`;
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

/** Somebody has said how to pay, but not for which van. */
const whichVan = (plan: PlanWords): string =>
  `Which van is it for? Tell me its make and model, and I'll work out the monthly figure${planWords(plan)}. Or tell me what you can pay a month, and I'll look for vans.`;

/** Of all vans at once the stock says nothing. */
const ALL_VANS = /\b(?:the|your|all|all your|these|they|most) vans\b/;
const RANK: readonly OtherTopic[] = [
  'unknownMark',
  'injection',
  'foreign',
  'abuse',
  'robot',
  'offTopic',
  'greeting',
  'bye',
  'thanks',
];

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

/** Answers of the dealership, by topic; empty where none is asked for. */
export const policyAnswers = ({ topics, text, now }: Talk, stock: StockView, dealership: Dealership): readonly string[] => {
  const policies = topics.filter(isPolicyTopic).filter((topic) => topic !== 'human' || !topics.includes('robot'));
  if (policies.length === 0) return [];
  const makes = [...new Set(stock.available.map(({ vehicle }) => vehicle.make))].sort();
  const asked = { text, now, makes, vans: `${counted(stock.available.length)} vans`, prices: pricesOf(stock) };
  return withoutRepeats(
    shortened(policies).map((topic) => {
      if (topic === 'apr') return `${rateInGeneral(dealership)} ${exampleFrom(stock, dealership) ?? ''}`.trim();
      return policyAnswer(topic, dealership, asked);
    }),
  );
};

const VAT = /\bvat\b/;
const GREETS = /^ (?:good )?(?:morning|afternoon|evening|hi|hiya|hello|hey)\b/;

/** "Gas engineer", "for a tiler". */
const SHORT = 4;

/** What is said where no van is wished or spoken of. */
export const answerTalk = (talk: Talk, stock: StockView, dealership: Dealership): ChatDraft => {
  const say = (text: string): ChatDraft => ({ text, recommended: [], unmet: null });
  const other = RANK.find((topic) => talk.topics.includes(topic));
  if (other === 'injection' || other === 'foreign' || other === 'unknownMark') return say(smallTalk(other, dealership));
  const policies = policyAnswers(talk, stock, dealership);
  const isForAVan = !talk.asks && talk.plan !== null && talk.topics.every((topic) => isAnsweredByFigures(topic, talk.topics));
  if (isForAVan && talk.plan !== null) return say(whichVan(talk.plan));
  if (policies.length > 0) return say(policies.join('\n'));
  const ofAll = talk.topics.includes('vatOnVan') || (talk.topics.includes('price') && VAT.test(talk.text));
  if (ofAll) return say(policyAnswers({ ...talk, topics: ['vat'] }, stock, dealership).join('\n'));
  if (talk.topics.includes('finance')) return say(financeInGeneral(dealership));
  if (talk.topics.includes('wear')) return say(policyAnswers({ ...talk, topics: ['inspection'] }, stock, dealership).join('\n'));
  if (talk.topics.includes('warranty')) return say(warrantyInGeneral(talk.now.getUTCFullYear(), dealership));
  if (other !== undefined) return say(smallTalk(other, dealership));
  if (talk.topics.some(isFactTopic) && ALL_VANS.test(talk.text)) return say(notKnown(dealership));
  if (talk.topics.some(isFactTopic))
    return say(
      `That depends on the van: which one do you mean? Tell me its make and model or the registration. For anything else, the sales team is on ${dealership.phone}.`,
    );
  if (GREETS.test(talk.text)) return say(smallTalk('greeting', dealership));
  if (talk.asks) return say(notKnown(dealership));
  if (talk.isEnglish) {
    const tells = talk.goesOn || talk.text.trim().split(' ').length <= SHORT;
    return say(tells ? `Thanks. ${whatHelps(talk.hasBudget)}` : `Happy to help. ${WHAT_TO_SAY}`);
  }
  return say(`Sorry, I didn't catch that. ${WHAT_TO_SAY}`);
};
