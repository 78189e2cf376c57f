import type { FactTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { Comparison } from '../wishes/wish.ts';
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
export const comparedAsAsked = (reading: Reading, { questioned }: Conversation): Reading => {
  const { comparison, text } = reading;
  if (comparison === null || questioned === null || !BARE.test(text) || SAYS_WHAT.test(text)) return reading;
  const topics = askedTopics(questioned);
  const better = topics.length === 1 && topics[0] !== undefined ? BETTER[topics[0]] : undefined;
  return better === undefined ? reading : { ...reading, comparison: better };
};
