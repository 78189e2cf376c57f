import type { Guess, Understanding } from '@forecourt/language';
import { FACTS, FOR_VANS, POLICIES } from './intent-topics.ts';
import { foldedText, understand } from './model.ts';

const QUESTION = "do|does|can|could|is|are|what|whats|what's|wots?|how|hows|when|where|will|would|has|have|which|who";
/** Where a message may go on with something else: after a full stop, or before a question. */
const BREAKS: readonly string[] = [
  '(?<=[a-z)][.?!])\\s+',
  '[\\n;]+',
  ',\\s+(?=(?:how|what|where|when|do (?:you|u)|can (?:i|you)|is (?:it|there)|are you|will)\\b)',
  `,?\\s+(?:and|n|also|but|plus)\\s+(?=(?:also\\s+)?(?:${QUESTION})\\b)`,
];
const BREAK = new RegExp(BREAKS.join('|'), 'i');
/** Where it may, if what stands there asks something of its own: "lwb, delivered to Hull", "a van for parcels whats the warranty". */
const SEAMS: readonly string[] = [
  '\\s*,\\s+(?:and\\s+)?',
  '\\s+(?:and|n|also|plus|&)\\s+',
  "\\s+(?=(?:wh?[ao]t'?s|how (?:much|long|many)|deliver\\w*)\\b)",
  // "What deposit do you need" is one question.
  `(?<!\\b(?:${QUESTION})(?: [\\w'-]+){0,3})\\s+(?=(?:do|can|are|is) (?:you|u|i|it|they|there)\\b)`,
];
const SEAM = new RegExp(SEAMS.join('|'), 'gi');
const QUESTIONED = new RegExp(`^(?:${QUESTION})\\b`, 'i');
const LEAST_WORDS = 2;
const MOST_CLAUSES = 5;
/** So sure is what asks something of its own. */
const OWN = 0.88;
const LIKELY = 0.4;

/** A part of a message, with what it may want. */
export interface SaidClause {
  readonly said: string;
  /** Spelt right. */
  readonly text: string;
  readonly intents: readonly Guess[];
}

const isLong = (said: string): boolean => said.trim().split(/\s+/).length >= LEAST_WORDS;
const clauseOf = (said: string, understood: Understanding): SaidClause => ({
  said,
  text: foldedText(understood),
  intents: understood.intents,
});
const read = (said: string): SaidClause => clauseOf(said, understand(said));

const asks = ({ intent, probability }: Guess): boolean => probability >= OWN && (intent in POLICIES || intent in FACTS);
const seeks = ({ intent, probability }: Guess): boolean => probability >= LIKELY && FOR_VANS.has(intent);
/** Whether two parts that nothing but a seam parts want different things. */
const areApart = ({ said, intents: [left] }: SaidClause, { intents: [right] }: SaidClause): boolean =>
  left !== undefined &&
  right !== undefined &&
  left.intent !== right.intent &&
  ((asks(right) && (asks(left) || seeks(left))) || (asks(left) && QUESTIONED.test(said.trim()) && seeks(right)));

/** A part at the first seam that parts two things, and so on. */
const partsOf = (said: string): readonly SaidClause[] => {
  for (const { index, 0: seam } of said.matchAll(SEAM)) {
    const [left, right] = [said.slice(0, index), said.slice(index + seam.length)];
    if (!isLong(left) || !isLong(right)) continue;
    const [first, rest] = [read(left), read(right)];
    if (areApart(first, rest)) return [first, ...partsOf(right)];
  }
  return [read(said)];
};

/** What each part of a message wants, if it has several. */
export const clausesOf = (message: string, whole: Understanding): readonly SaidClause[] => {
  const clauses = message.split(BREAK).filter(isLong).flatMap(partsOf);
  return clauses.length < 2 ? [clauseOf(message, whole)] : clauses.slice(0, MOST_CLAUSES);
};
