import { chargesIn } from '../questions/charges.ts';
import type { Topic } from '../questions/topic.ts';
import { namesFact } from './asked-facts.ts';
import { cuesIn } from './cues.ts';
import { foldedText, understand } from './model.ts';
import type { Clause, Reading } from './reading.ts';

/** What a charge sounds like: what a van costs, how it is charged, and whether it meets a standard. */
const SOUNDS_LIKE: ReadonlySet<Topic> = new Set(['price', 'finance', 'charging', 'fees', 'range']);

const STANDARD = /\b(?:ulez|caz|clean air|euro ?\d)\b/;
const asksOf = (topic: Topic, rest: string): boolean =>
  topic === 'cleanAir' ? STANDARD.test(rest) : !SOUNDS_LIKE.has(topic) && namesFact(topic, rest);

const chargesOf = ({ said }: Clause) => chargesIn(foldedText(understand(said)));
/** What a part of a message asks besides the charges that it names. */
const askedBesides = (clause: Clause): Clause => {
  const { charges, rest } = chargesOf(clause);
  // "We work in Aberdeen" asks nothing.
  const isAsked = (topic: Topic): boolean =>
    charges.length > 0 ? asksOf(topic, rest) : topic !== 'cleanAir' || cuesIn(rest).asks || STANDARD.test(rest);
  return { ...clause, topics: clause.topics.filter(isAsked) };
};

/** No record of a van answers what a toll or the Congestion Charge is; a zone much like those known is looked for as one. */
export const withoutCharges = (reading: Reading): Reading => {
  const { charges, rest } = chargesIn(reading.text);
  if (charges.length === 0) return reading;
  // A part that asks of a charge alone is answered by what is said of that.
  const clauses = reading.clauses
    .map(askedBesides)
    .filter((clause) => clause.topics.length > 0 || chargesOf(clause).charges.length === 0);
  const isOfOne = reading.pointer !== null || reading.wishes.some(({ kind }) => kind === 'name');
  const holds = STANDARD.test(rest) || (reading.asksForVans && !isOfOne && charges.some(({ like }) => like));
  return {
    ...reading,
    text: rest,
    charges: charges.map(({ say }) => say),
    clauses,
    topics: reading.topics.filter((topic) => clauses.some(({ topics }) => topics.includes(topic))),
    wishes: reading.wishes.filter(({ kind }) => kind !== 'cleanAir' || holds),
  };
};

/** Nothing else is asked or wished. */
export const asksOnlyCharges = ({ charges, topics, wishes, demands, loads, asks, seeksVans, asksStock }: Reading): boolean =>
  charges.length > 0 &&
  topics.length + demands.length + loads.length === 0 &&
  (wishes.length === 0 || (asks && !seeksVans && !asksStock));
