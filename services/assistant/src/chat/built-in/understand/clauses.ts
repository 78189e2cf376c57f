import type { Guess, Understanding } from '@forecourt/language';
import { ABOUT_VAN, FACTS, FOR_VANS, POLICIES } from './intent-topics.ts';
import { foldedText, understand } from './model.ts';

const QUESTION = "do|does|can|could|is|are|what|whats|what's|wots?|how|hows|when|where|will|would|has|have|which|who";
/** Where a message may go on with something else: after a full stop, or before a question. */
const BREAKS: readonly string[] = [
  '(?<=[a-z)][.?!])\\s+',
  '[\\n;]+',
  ",\\s+(?=(?:how|wh?[ao]t'?s?|where|when|do (?:you|u)|can (?:i|you)|is (?:it|there)|are you|will)\\b)",
  `,?\\s+(?:and|n|also|but|plus)\\s+(?=(?:(?:also|if so|if not|then|if i do),?\\s+)?(?:${QUESTION})\\b)`,
  '\\s+or\\s+(?=(?:do|can|could|will) (?:you|u)\\b)',
];
const BREAK = new RegExp(BREAKS.join('|'), 'i');
/** Where it may, if what stands there asks something of its own: "lwb, delivered to Hull", "a van for parcels whats the warranty". */
const SEAMS: readonly string[] = [
  '\\s*,\\s+(?:and\\s+)?',
  '\\s+(?:and|n|also|plus|or|&)\\s+',
  "\\s+(?=(?:wh?[ao]t'?s|how (?:much|long|many)|deliver\\w*)\\b)",
  // "What deposit do you need" is one question.
  `(?<!\\b(?:${QUESTION})(?: [\\w'-]+){0,3})\\s+(?=(?:do|can|are|is) (?:you|u|i|it|they|there)\\b)`,
];
const SEAM = new RegExp(SEAMS.join('|'), 'gi');
const QUESTIONED = new RegExp(`\\b(?:${QUESTION}|tell me)\\b`, 'i');
/** "How much is delivery" goes on. */
const DANGLES = /\b(?:is|are|was|for|of|the|an?|does|do|to|about|with|your|my|free|on|you|u|can|not|no|any)$/i;
const ASIDE = /^\W*(?:thanks|cheers|ta|great|lovely|perfect|nice|cool|right|ok|okay|brilliant|good|hi|hello|hiya)\W*$/i;
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
const asksOfVan = ({ intent, probability }: Guess): boolean => probability >= OWN && ABOUT_VAN.has(intent);
const seeks = ({ intent, probability }: Guess): boolean => probability >= LIKELY && FOR_VANS.has(intent);
const isQuestion = ({ said }: SaidClause): boolean => QUESTIONED.test(said.trim());
/** Whether two parts that nothing but a seam parts want different things. */
const areApart = (one: SaidClause, other: SaidClause): boolean => {
  const [left] = one.intents;
  const [right] = other.intents;
  if (left === undefined || right === undefined || left.intent === right.intent) return false;
  if (asks(right)) return asks(left) || seeks(left) || (asksOfVan(left) && isQuestion(other));
  return asks(left) && seeks(right) && isQuestion(one);
};

/** A part at the first seam that parts two things, and so on. */
const partsOf = (said: string): readonly SaidClause[] => {
  for (const { index, 0: seam } of said.matchAll(SEAM)) {
    const [left, right] = [said.slice(0, index), said.slice(index + seam.length)];
    if (!isLong(left) || !isLong(right) || DANGLES.test(left)) continue;
    const [first, rest] = [read(left), read(right)];
    if (areApart(first, rest)) return [first, ...partsOf(right)];
  }
  return [read(said)];
};

/** What each part of a message wants, if it has several. */
export const clausesOf = (message: string, whole: Understanding): readonly SaidClause[] => {
  const parts = message.split(BREAK);
  const clauses = parts.filter(isLong).flatMap(partsOf);
  // "Thanks. Do you do part ex" wants but one thing.
  const isPolite = parts.length > 1 && parts.every((part) => isLong(part) || ASIDE.test(part));
  return clauses.length < 2 && !isPolite ? [clauseOf(message, whole)] : clauses.slice(0, MOST_CLAUSES);
};
