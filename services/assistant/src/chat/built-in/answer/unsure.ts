import type { ChatQuestion, Dealership } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import type { Topic } from '../questions/topic.ts';
import { capital, listed } from '../say/words.ts';
import { asksBack, isDoubtful, wordsOf } from './doubt.ts';
import { NOT_MEANT } from './not-meant.ts';
import { pagesOf } from './page-answers.ts';
import type { Recalled } from './recall.ts';
import { kindly } from './sympathy.ts';

/** What is answered in the same words whatever else the message says, and what keeps others from harm. */
const ALWAYS: ReadonlySet<Topic> = new Set([
  'injection',
  'foreign',
  'abuse',
  'unknownMark',
  'robot',
  'human',
  'greeting',
  'thanks',
  'bye',
]);

/** A passage of a page that is said in the visitor's own words. */
const IN_THESE_WORDS = 0.9;
/** One word says too little of what is meant. */
const LEAST_SHARED = 2;
const MOST_NAMED = 2;
const ASKS = /^(?:are|can|could|do|does|how|is|what|when|where|which|who|will|would) /;

/** Questions that the pages answer and that have more than one word of a message, the nearest first. */
const nearQuestions = (message: string, dealership: Dealership): readonly string[] => {
  const said = new Set(wordsOf(message));
  const shared = (question: string): number => wordsOf(question).filter((word) => said.has(word)).length;
  const near = pagesOf(dealership)(message).flatMap(({ passage }) => {
    const [best = ''] = passage.asked.toSorted((one, other) => shared(other) - shared(one));
    return shared(best) >= LEAST_SHARED && ASKS.test(best) ? [`${capital(best)}?`] : [];
  });
  return [...new Set(near)].slice(0, MOST_NAMED);
};

const isSure = ({ turn, reading, taken }: Recalled, { earlier }: ChatQuestion, answer: string, dealership: Dealership) =>
  taken ||
  (earlier.length === 0 && asksBack(answer)) ||
  reading.pointer?.by === 'mark' ||
  (turn.wants === 'talk' && turn.told !== null) ||
  reading.topics.some((topic) => ALWAYS.has(topic)) ||
  reading.clauses.some((part) => pagesOf(dealership)(part.said).some(({ score }) => score >= IN_THESE_WORDS));

/** Vans that are shown say what they were chosen by. */
const shownBy = ({ text, wishes = [] }: ChatDraft, phone: string): string => {
  const by = wishes.length === 0 ? '' : ` I've gone by: ${wishes.join(', ')}.`;
  return `I may not have caught all of that.${by} For anything else, the sales team is on ${phone}.\n${text}`;
};

/** An answer as it is, or the nearest honest thing where it is likely to be wrong. */
export const honest = (draft: ChatDraft, said: Recalled, question: ChatQuestion, dealership: Dealership): ChatDraft => {
  const { turn, reading, state } = said;
  const { message, vehicleId } = question;
  if (isSure(said, question, draft.text, dealership)) return draft;
  const parts = reading.clauses.map((clause) => clause.said);
  const exchange = { message, parts, onPage: vehicleId != null, before: state.acts, wants: turn.wants, answer: draft.text };
  if (!isDoubtful(exchange)) return draft;
  const { phone } = dealership;
  const statesWish = reading.wishes.length > 0 || (!reading.asks && draft.wishes !== undefined && draft.wishes.length > 0);
  if (turn.wants === 'vans' && statesWish) return { ...draft, text: shownBy(draft, phone) };
  const replies = nearQuestions(message, dealership);
  const offered =
    replies.length === 0
      ? ''
      : ` I can answer ${listed(
          replies.map((one) => `“${one}”`),
          'or',
        )}.`;
  const text = `${NOT_MEANT}, and I'd rather not guess. Could you put it another way?${offered} Or the sales team can tell you on ${phone}.`;
  return { text: kindly(text, reading.text), recommended: [], unmet: null, replies };
};
