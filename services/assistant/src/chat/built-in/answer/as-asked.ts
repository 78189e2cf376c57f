import type { FactTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { Comparison, RangeKind, RangeWish } from '../wishes/wish.ts';
import { askedTopics } from './asked-topics.ts';

/** What would be better of what was asked. */
const BETTER: Readonly<Partial<Record<FactTopic, Comparison>>> = {
  price: 'cheaper',
  mileage: 'lower mileage',
  age: 'newer',
  payload: 'more payload',
  loadLength: 'longer',
  loadHeight: 'taller',
  loadVolume: 'bigger',
  engine: 'more powerful',
  economy: 'more economical',
  seats: 'more seats',
  height: 'lower',
};
/** Of anything: of what is not said. */
const BARE = /\b(?:less|lower|fewer|high|low|more|higher|better)\b/;
/** Of what was told, it is more than a visitor would have. */
const TOO_MUCH = /^ (?:\w+ ){0,3}(?:too|bit|rather|a lot)(?: much| high| steep)?(?: (?:for me|that|tbh|really))?(?: [.!,])* $/;
const SAYS_WHAT: readonly RegExp[] = [
  /\b(?:che[ae]p\w*|dear\w*|pric\w*|cost\w*|expensive|money|budget|spend\w*|afford\w*)\b/,
  /\b(?:grand|roof|mil\w*|seats?|for less)\b|£|\d/,
];

/** "Bit high, less?", after the miles of a van: it is its miles that are to be less. */
const comparedAsAsked = (reading: Reading, { questioned }: Conversation): Reading => {
  const { comparison, text } = reading;
  const isTooMuch = comparison === null && TOO_MUCH.test(text) && reading.wishes.length === 0;
  if (
    questioned === null ||
    SAYS_WHAT.some((pattern) => pattern.test(text)) ||
    !(isTooMuch || (comparison !== null && BARE.test(text)))
  )
    return reading;
  const topics = askedTopics(questioned);
  const better = topics.length === 1 && topics[0] !== undefined ? BETTER[topics[0]] : undefined;
  if (better === undefined) return reading;
  return isTooMuch ? { ...reading, comparison: better, topics: [], pointer: null } : { ...reading, comparison: better };
};

interface Figure {
  readonly kind: RangeKind;
  /** A figure out of these bounds is of something else. */
  readonly least: number;
  readonly most: number;
}
const FIGURES: Readonly<Partial<Record<FactTopic, Figure>>> = {
  seats: { kind: 'seats', least: 2, most: 17 },
  payload: { kind: 'payload', least: 200, most: 2_000 },
  range: { kind: 'range', least: 50, most: 400 },
};

/** "Hmm need 6", after the seats of a van: a figure alone is of what was asked. */
const figureAsAsked = (reading: Reading, { questioned }: Conversation): Reading => {
  const topics = questioned === null ? [] : askedTopics(questioned);
  const figure = topics.length === 1 && topics[0] !== undefined ? FIGURES[topics[0]] : undefined;
  const alone = reading.lone ?? reading.bare;
  if (figure === undefined || alone === null || alone < figure.least || alone > figure.most) return reading;
  const wish: RangeWish = { kind: figure.kind, min: alone, max: null };
  return { ...reading, bare: null, lone: null, wishes: [wish], topics: [], pointer: null };
};

const GIVES_UP = /\b(?:not (?:\w+ )?(?:bothered|fussed|worried)|never mind|forget|don'?t mind|doesn'?t matter|without)\b/;
const NOTHING_ELSE = /^(?: about)?(?: (?:that|it))?(?: (?:really|then|actually|tbh|now))?(?: [.!,])* $/;
const givesThatUp = (text: string): boolean => {
  const found = GIVES_UP.exec(text);
  return found !== null && NOTHING_ELSE.test(text.slice(found.index + found[0].length));
};
/** "Not bothered about that", of what was wished last. */
const latestGivenUp = (reading: Reading, { latest }: Conversation): Reading => {
  const isBare = reading.wishes.length + reading.dropped.length + reading.topics.length === 0 && reading.comparison === null;
  return isBare && latest.length > 0 && givesThatUp(reading.text) ? { ...reading, dropped: latest, pointer: null } : reading;
};

/** What a message leaves open is of what was just asked of the vans. */
export const asAsked = (reading: Reading, state: Conversation): Reading =>
  latestGivenUp(figureAsAsked(comparedAsAsked(reading, state), state), state);
