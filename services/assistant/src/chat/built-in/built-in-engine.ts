import type { ChatQuestion, Dealership } from '@forecourt/contracts';
import { isEnglish } from '@forecourt/language';
import type { ChatDraft, ChatEngine, ChatMoment } from '../chat-engine.ts';
import { advise } from './answer/advise.ts';
import { answerFacts } from './answer/answer-facts.ts';
import { answerTalk, type Talk } from './answer/answer-talk.ts';
import { answerVans } from './answer/answer-vans.ts';
import { withFacts } from './answer/facts-beside.ts';
import { leftOut, notListed } from './answer/left-out.ts';
import { notHere } from './answer/not-here.ts';
import { pagesOf } from './answer/page-answers.ts';
import { generalAnswer, policyAnswers } from './answer/policy-answers.ts';
import { type Recalled, recall } from './answer/recall.ts';
import { sumAfter } from './answer/sum-in.ts';
import { kindly } from './answer/sympathy.ts';
import { honest } from './answer/unsure.ts';
import { fitting } from './find/search.ts';
import { exampleOf } from './questions/finance.ts';
import { sumAnswer } from './questions/finance-sum.ts';
import { filled } from './questions/policies.ts';
import { isAnsweredByFigures, isOfCredit, isPolicyTopic, type Topic } from './questions/topic.ts';
import { wishLabels } from './say/wish-label.ts';
import { pointsAtOne } from './understand/pointer.ts';
import type { Clause, Reading } from './understand/reading.ts';
import { BUDGETS } from './wishes/conversation.ts';
import { changesPlan } from './wishes/plan.ts';
import { type StockView, stockView } from './wishes/stock-view.ts';
import type { Wishes } from './wishes/wish.ts';

const LONDON_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** A question back stands last. */
const withNotes = (text: string, notes: readonly string[]): string => {
  const lines = text.split('\n');
  const asks = lines.length > 1 && lines.at(-1)?.endsWith('?');
  return (asks ? [...lines.slice(0, -1), ...notes, ...lines.slice(-1)] : [...lines, ...notes]).join('\n');
};

/** One question back is enough. */
const ASKS_BACK = / [^.?!]*\?$/;

/** The parts of a message that ask for some topics. */
const clausesOn = (wanted: readonly Topic[], { clauses }: Reading): readonly Clause[] =>
  clauses
    .map(({ said, topics }) => ({ said, topics: topics.filter((topic) => wanted.includes(topic)) }))
    .filter(({ topics }) => topics.length > 0);

interface Answering {
  readonly question: ChatQuestion;
  readonly view: StockView;
  readonly now: Date;
  readonly today: string;
  readonly dealership: Dealership;
}

const draftOf = ({ state, reading, turn, page }: Recalled, { question, view, now, today, dealership }: Answering): ChatDraft => {
  const hasBudget = BUDGETS.some((key) => state.wishes.has(key));
  const topics = turn.wants === 'talk' ? turn.topics : reading.topics;
  const van = state.subject === null ? page : view.find(state.subject);
  const talk: Talk = {
    topics,
    clauses: topics === reading.topics ? reading.clauses : clausesOn(topics, reading),
    text: reading.text,
    now,
    asks: reading.asks,
    isEnglish: isEnglish(reading.text),
    told: state.told,
    goesOn: question.earlier.length > 0,
    hasBudget,
    plan: state.plan,
    plans: changesPlan(reading.plan),
    today,
    van,
  };
  if (turn.wants === 'talk' && turn.told !== null)
    return {
      text: filled(turn.told, { text: reading.text, now, stock: view, dealership }),
      recommended: [],
      unmet: null,
      replies: turn.replies ?? [],
    };
  const pounds = sumAfter(reading, state);
  const sum =
    pounds === null || turn.wants === 'facts'
      ? null
      : sumAnswer(
          pounds,
          state.plan,
          reading.parts.filter((part) => part !== 'vat'),
          dealership,
        );
  if (turn.wants === 'talk' && sum !== null) return { text: sum, recommended: [], unmet: null };
  if (turn.wants === 'talk') {
    const { text, ...draft } = answerTalk(talk, view, dealership);
    const recommended = van?.available && pointsAtOne(reading) ? [{ id: van.id, fact: null }] : draft.recommended;
    return {
      ...draft,
      recommended,
      text: [...reading.charges, ...notHere(van, topics, { dealership, today, plan: state.plan }), text].join('\n'),
    };
  }
  if (turn.wants === 'advice') return advise(turn.vans, state.wishes);
  // What is said of the van says it all.
  const figures = turn.wants === 'facts' ? turn.asked.topics.includes('finance') : changesPlan(reading.plan);
  const isSaid = (topic: Topic) => topic === 'vat' || topic === 'licence' || (figures && isAnsweredByFigures(topic, topics));
  const policyTopics = topics.filter(isPolicyTopic);
  const isBeside = (topic: Topic) => !(turn.wants === 'vans' && topic === 'nervous');
  const others = (turn.wants === 'facts' || figures ? policyTopics.filter((topic) => !isSaid(topic)) : policyTopics).filter(
    isBeside,
  );
  const policies = policyAnswers({ ...talk, topics: others, clauses: clausesOn(others, reading) }, view, dealership).map(
    (text) => (turn.wants === 'vans' ? text.replace(ASKS_BACK, '') : text),
  );
  const context = { dealership, today, plan: state.plan };
  const draft =
    turn.wants === 'facts' ? answerFacts(turn, view, context) : answerVans(turn, state, view, dealership, reading.more);
  const shown = turn.wants === 'vans' ? draft.recommended.flatMap(({ id }) => view.find(id) ?? []) : [];
  const wishes = turn.wants === 'vans' ? turn.state.wishes : state.wishes;
  const told = withFacts(draft.text, shown, { reading, wishes }, context);
  const ofFacts = turn.wants === 'facts' ? notListed(reading, draft.text, dealership) : [];
  const notes =
    turn.wants === 'vans'
      ? [...told.notes, ...leftOut(reading, dealership, [...shown, ...fitting(view.available, wishes)])]
      : ofFacts;
  const isOfFinance = turn.wants === 'vans' && (topics.includes('finance') || figures) && !wishes.has('monthly');
  const [only] = shown.length === 1 ? shown : [];
  const example = isOfFinance && only !== undefined ? exampleOf(only, dealership, state.plan) : null;
  const finance =
    isOfFinance && !figures && example === null && !policyTopics.some(isOfCredit)
      ? [generalAnswer('finance', talk, view, dealership)]
      : [];
  const said = [
    ...reading.charges,
    ...policies,
    ...finance,
    ...(sum === null ? [] : [sum]),
    withNotes(told.text, example === null ? notes : [...notes, example]),
  ];
  return { ...draft, text: said.join('\n') };
};

const recalled = (question: ChatQuestion, stock: StockView, today: string, dealership: Dealership): Recalled => {
  const thisYear = Number(today.slice(0, 4));
  return recall(question, { stock, pages: pagesOf(dealership), thisYear, terms: dealership.finance });
};

const NO_WISHES: Wishes = new Map();
const wishedIn = ({ turn }: Recalled): Wishes => (turn.wants === 'vans' ? turn.state.wishes : NO_WISHES);

/** What a visitor wishes of a van by now; none where the message asks for something else. */
export const wishesOf = (
  question: ChatQuestion,
  { stock, now }: Pick<ChatMoment, 'stock' | 'now'>,
  dealership: Dealership,
): Wishes => wishedIn(recalled(question, stockView(stock), LONDON_DAY.format(now), dealership));

const answered = (question: ChatQuestion, { stock, now }: Pick<ChatMoment, 'stock' | 'now'>, dealership: Dealership) => {
  const view = stockView(stock);
  const today = LONDON_DAY.format(now);
  const said = recalled(question, view, today, dealership);
  const draft = draftOf(said, { question, view, now, today, dealership });
  return { said, draft: { ...draft, text: kindly(draft.text, said.reading.text), wishes: wishLabels(wishedIn(said)) } };
};

/** What the stock and the dealership's settings say to a visitor, however unsure it is that this was asked. */
export const builtInAnswer = (
  question: ChatQuestion,
  moment: Pick<ChatMoment, 'stock' | 'now'>,
  dealership: Dealership,
): ChatDraft => answered(question, moment, dealership).draft;

/** An answer to a visitor; what is likely no answer to the question is not given as one. */
export const honestAnswer = (
  question: ChatQuestion,
  moment: Pick<ChatMoment, 'stock' | 'now'>,
  dealership: Dealership,
): ChatDraft => {
  const { said, draft } = answered(question, moment, dealership);
  return honest(draft, said, question, dealership);
};

/** The engine that needs no account: rules for reading, the stock for answering. */
export const builtInEngine = (dealership: { readonly now: Dealership }): ChatEngine => ({
  answer: async (question, moment) => honestAnswer(question, moment, dealership.now),
});
