import type { FactTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { Comparison, RangeKind, RangeWish } from '../wishes/wish.ts';
import { askedTopics } from './asked-topics.ts';

/** What would be better of what was asked. */
const BETTER: Readonly<Partial<Record<FactTopic, Comparison>>> = {
  mileage: 'lower mileage',
  age: 'newer',
  payload: 'more payload',
  loadLength: 'longer',
  loadHeight: 'taller',
  loadVolume: 'bigger',
  engine: 'more powerful',
  economy: 'more economical',
  seats: 'more seats',
};
/** Of anything: of what is not said. */
const BARE = /\b(?:less|lower|fewer|high|low|more|higher|better)\b/;
const SAYS_WHAT =
  /\b(?:che[ae]p\w*|dear\w*|pric\w*|cost\w*|expensive|money|budget|spend\w*|afford\w*|grand|roof|mil\w*|seats?)\b|£|\d/;

/** "Bit high, less?", after the miles of a van: it is its miles that are to be less. */
const comparedAsAsked = (reading: Reading, { questioned }: Conversation): Reading => {
  const { comparison, text } = reading;
  if (comparison === null || questioned === null || !BARE.test(text) || SAYS_WHAT.test(text)) return reading;
  const topics = askedTopics(questioned);
  const better = topics.length === 1 && topics[0] !== undefined ? BETTER[topics[0]] : undefined;
  return better === undefined ? reading : { ...reading, comparison: better };
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

/** What a message leaves open is of what was just asked of the vans. */
export const asAsked = (reading: Reading, state: Conversation): Reading => figureAsAsked(comparedAsAsked(reading, state), state);
