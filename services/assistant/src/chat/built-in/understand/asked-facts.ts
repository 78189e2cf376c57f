import { withPatterns } from '../any-of.ts';
import type { FactTopic, Topic } from '../questions/topic.ts';
import data from './asked-facts.json' with { type: 'json' };
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** What the words of an attribute ask for; the more special first. */
const FACTS = withPatterns<FactTopic>(data.facts);

/** What a question is about that may name no property: "how long is it". */
export const factIn = (words: string): FactTopic | undefined => FACTS.find(([, pattern]) => pattern.test(words))?.[0];

/** Whether a text names what a topic is about. */
export const namesFact = (topic: Topic, words: string): boolean =>
  FACTS.some(([fact, pattern]) => fact === topic && pattern.test(words));

const MEASURES: ReadonlySet<FactTopic> = new Set(['length', 'width', 'height']);
/** "Length x width x height" asks for each. */
const factsOf = (words: string): readonly FactTopic[] => {
  const measures = FACTS.filter(([fact, pattern]) => MEASURES.has(fact) && pattern.test(words)).map(([fact]) => fact);
  return measures.length > 1 ? measures : [factIn(words) ?? []].flat();
};

const INNER: Readonly<Partial<Record<FactTopic, FactTopic>>> = {
  length: 'loadLength',
  width: 'loadWidth',
  height: 'loadHeight',
};
const INSIDE = /\b(?:inside|internal\w*|load (?:space|area|bay|bed|floor|length|width|height)|arches|in the back)\b/;
/** How long and wide these are is asked of the load space; how high of the ground. */
const OPEN_INSIDE = /\b(?:bed|body|deck|floor|tray)\b/;
/** "What length boards will lie flat". */
const LAID = /\b(?:boards?|planks?|timbers?|pipes?|poles?|lengths of|lay|lie|laid)\b/;
/** "What weight can I put on the back." */
const LOADED = /\bweight (?:can|could|will|may) (?:i|it|you|we|be)\b|\b(?:put|load|carry) (?:in|on|on the back)\b/;
/** A measure as it is meant by a message that speaks of the inside. */
export const innerOf = (fact: FactTopic, text: string): FactTopic =>
  fact === 'weight' && LOADED.test(text)
    ? 'payload'
    : INSIDE.test(text) || (fact !== 'height' && (OPEN_INSIDE.test(text) || LAID.test(text)))
      ? (INNER[fact] ?? fact)
      : fact;

const ON_FUEL = /\b(?:on (?:fuel|juice)|fuel economy)\b/;
/** A property that a message names outside any slot: "and the height inside". */
export const factNamed = (text: string): FactTopic | undefined => {
  const fact = factIn(text);
  return fact === 'fuel' && ON_FUEL.test(text) ? 'economy' : fact && innerOf(fact, text);
};

const OVERALL = /\b(?:total|overall|outside|full) (?:\w+ )?(?:height|length|width)?$/;
const MEASURE_WORDS = /\blength\b.*\bwidth\b|\bwidth\b.*\blength\b|\bl ?x ?w\b/;

/** Words that name a property and are not marked, because they are their intent's own. */
const UNMARKED = withPatterns<FactTopic>(data.unmarked);
const unmarkedIn = (text: string): readonly FactTopic[] => [
  ...new Set(UNMARKED.flatMap(([fact, pattern]) => (pattern.test(text) ? [fact] : []))),
];

/** "How long is the MOT" asks for no length. */
const LASTS: ReadonlySet<FactTopic> = new Set(['mot', 'roadTax', 'warranty', 'charging', 'finance', 'history']);

/** The properties that a message asks about by name. @param text the message, spelt right */
export const askedFacts = (heard: readonly Heard[], text: string): readonly FactTopic[] => {
  const all = MEASURE_WORDS.test(text)
    ? factsOf(text)
    : wantedOf(heard, 'attribute').flatMap(({ before, words }) =>
        OVERALL.test(`${before} ${words}`) ? factsOf(words) : factsOf(words).map((fact) => innerOf(fact, text)),
      );
  const named = [...all, ...unmarkedIn(text)];
  const facts = ON_FUEL.test(text) ? named.map((fact) => (fact === 'fuel' ? 'economy' : fact)) : named;
  const inner = MEASURE_WORDS.test(text) ? facts.map((fact) => innerOf(fact, text)) : facts;
  // "How wide is the load space" asks for one measure of it.
  const lasting = inner.some((fact) => LASTS.has(fact)) ? inner.filter((fact) => fact !== 'length') : inner;
  const measured = lasting.some((fact) => fact === 'loadLength' || fact === 'loadWidth' || fact === 'loadHeight');
  return [
    ...new Set(measured && !/\b(?:volume|cubic|cube)\b/.test(text) ? lasting.filter((fact) => fact !== 'loadVolume') : lasting),
  ];
};
