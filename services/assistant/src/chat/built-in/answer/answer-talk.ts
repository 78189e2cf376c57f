import type { Dealership } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import type { Van } from '../find/van.ts';
import { factSentences } from '../questions/fact-sentences.ts';
import { isDayNamed } from '../questions/hours.ts';
import { notKnown, smallTalk, WHAT_TO_SAY, whatHelps } from '../questions/small-talk.ts';
import {
  type FactTopic,
  generalOf,
  isAnsweredByFigures,
  isFactTopic,
  isOfCredit,
  isPolicyTopic,
  type OtherTopic,
  relationsOf,
  type Topic,
} from '../questions/topic.ts';
import { naming } from '../say/summary.ts';
import { vanName } from '../say/van-words.ts';
import type { PlanWords } from '../wishes/plan.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { saysPrice } from './follow-up-pages.ts';
import { isVague } from './page-answers.ts';
import { generalAnswer, type Policies, policyAnswers, unanswered } from './policy-answers.ts';
import { answerSmallWord, smallWord } from './small-words.ts';
import { whichVan } from './which-van.ts';

export interface Talk extends Policies {
  /** It is put as a question. */
  readonly asks: boolean;
  /** Every word of it is one that people use: it may say something of the visitor. */
  readonly isEnglish: boolean;
  /** What the answer before was about. */
  readonly told: readonly Topic[];
  /** Something was said before. */
  readonly goesOn: boolean;
  readonly hasBudget: boolean;
  /** How the visitor would pay. */
  readonly plan: PlanWords;
  /** This message says something of it. */
  readonly plans: boolean;
  /** ISO date in London. */
  readonly today: string;
  /** The one that is spoken of. */
  readonly van: Van | undefined;
}

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

const VAT = /\bvat\b/;
const GREETS = /^ (?:good )?(?:morning|afternoon|evening|hi|hiya|hello|hey)\b/;

/** "Gas engineer", "for a tiler". */
const SHORT = 4;

/** Parts that ask something of which the answer has said nothing. */
const QUESTION =
  /^\s*(?:(?:and|also|or|but) )*(?:wh?[ao]t|how|when|where|who|why|which|do(?:es)?|can|could|is|are|will|would)\b/i;

/** What is asked of a van: of the one that is spoken of, or of which is not clear. */
const ofVan = ({ van, plan, today }: Talk, topics: readonly FactTopic[], dealership: Dealership): string | null => {
  if (van === undefined) return null;
  const [first = '', ...more] = factSentences(van, topics, { dealership, plan, today });
  return first === '' ? null : [naming(vanName(van), first), ...more].join(' ');
};

/** What the other parts of a message ask that no passage answers: of a van, or of what nobody here knows. */
const restOf = (talk: Talk, stock: StockView, dealership: Dealership): readonly string[] => {
  const parts = talk.clauses.length === 1 ? [] : unanswered(talk.clauses, dealership);
  // "Can you deliver to Hull and how long": what is told of delivery says it.
  const isTold = (topic: Topic): boolean =>
    ((topic === 'price' || topic === 'length') && talk.topics.some(saysPrice)) ||
    (topic === 'finance' && talk.topics.some(isOfCredit));
  const topics = [...new Set(parts.flatMap((part) => part.topics.filter(isFactTopic)))].filter((topic) => !isTold(topic));
  const own = talk.van === undefined ? [] : topics;
  const general = topics
    .map(generalOf)
    .filter(isPolicyTopic)
    .filter((topic) => own.length === 0 && !talk.topics.includes(topic));
  const isOpen = topics.some((topic) => topic !== 'finance' && topic !== 'warranty' && generalOf(topic) === topic);
  const isUnknown = parts.some(({ said, topics }) => topics.length === 0 && QUESTION.test(said) && !isVague(said));
  const said = ofVan(talk, own, dealership);
  return [
    ...(said === null ? [] : [said]),
    ...policyAnswers({ ...talk, clauses: [], topics: general }, stock, dealership),
    ...(topics.includes('finance') ? [generalAnswer('finance', talk, stock, dealership)] : []),
    ...(isOpen && said === null ? ['The rest depends on the van: which one do you mean?'] : []),
    ...(isUnknown && !isOpen && !talk.topics.includes('complaint')
      ? [`The rest I don't know: the sales team is on ${dealership.phone}.`]
      : []),
  ];
};

/** What is said where no van is wished or spoken of. */
export const answerTalk = (talk: Talk, stock: StockView, dealership: Dealership): ChatDraft => {
  const say = (text: string): ChatDraft => ({ text, recommended: [], unmet: null });
  const word = smallWord(talk.text);
  const answered = word === null ? null : answerSmallWord(word, talk.van, dealership);
  if (answered !== null) return say(answered);
  const other = RANK.find((topic) => talk.topics.includes(topic));
  if (other === 'injection' || other === 'foreign' || other === 'unknownMark') return say(smallTalk(other, dealership));
  // "Saturday, then", after a test drive.
  const comes = talk.told.some((topic) => relationsOf(topic).ofComing) && isDayNamed(talk.text, talk.now);
  if (comes && talk.topics.every((topic) => !isPolicyTopic(topic) || ['callback', 'hours', 'visit'].includes(topic)))
    return say(generalAnswer(talk.told.includes('testDrive') ? 'testDrive' : 'hours', talk, stock, dealership));
  const isOfOther = other === 'robot' || other === 'abuse';
  const policies = isOfOther && !talk.topics.some(isPolicyTopic) ? [] : policyAnswers(talk, stock, dealership);
  const isOfFigures = talk.topics.every((topic) => isAnsweredByFigures(topic, talk.topics));
  const asksWhatIsLeft = talk.topics.includes('financeDeposit') && talk.plan.tradeIn !== null;
  if (isOfFigures && ((!talk.asks && talk.plans) || asksWhatIsLeft)) return say(whichVan(talk.plan));
  if (policies.length > 0) return say([...policies, ...restOf(talk, stock, dealership)].join('\n'));
  const general = [...(VAT.test(talk.text) ? (['vat'] as const) : []), ...talk.topics.map((topic) => generalOf(topic))]
    .map((topic) => generalAnswer(topic, talk, stock, dealership))
    .find((answer) => answer !== '');
  if (general !== undefined) return say(general);
  if (other !== undefined) return say(smallTalk(other, dealership));
  if (talk.topics.some(isFactTopic)) {
    const said = ofVan(talk, talk.topics.filter(isFactTopic), dealership);
    if (said !== null) return say(said);
    if (talk.told.some(isPolicyTopic) || ALL_VANS.test(talk.text)) return say(notKnown(dealership));
    return say(
      `That depends on the van: which one do you mean? Tell me its make and model or the registration. For anything else, the sales team is on ${dealership.phone}.`,
    );
  }
  if (GREETS.test(talk.text)) return say(smallTalk('greeting', dealership));
  if (talk.asks || talk.told.some(isPolicyTopic)) return say(notKnown(dealership));
  if (talk.isEnglish) {
    const tells = talk.goesOn || talk.text.trim().split(' ').length <= SHORT;
    return say(tells ? `Thanks. ${whatHelps(talk.hasBudget)}` : `Happy to help. ${WHAT_TO_SAY}`);
  }
  return say(`Sorry, I didn't catch that. ${WHAT_TO_SAY}`);
};
