import { type FindPassages, SURE } from '../passages/passage-finder.ts';

import { isTelling, plainWords } from '../passages/words.ts';
import { isFactTopic, isNear, isPolicyTopic, subjectsFor, type Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import { isVague, pageAnswers, quoted } from './page-answers.ts';
import type { Turn } from './turn.ts';

/** What was spoken of says already which page is meant. */
const NEAR = 0.5;
/** "Who with?" */
const BARE = 0.7;
/** It says it in nearly so many words. */
const ALMOST = 0.85;
/** By so much a page on something else has to fit better. */
const NEARER = 0.2;
const MOST_WORDS = 14;

/** What the last answer was about: where it knew none, what was told before. Of a van only its warranty is gone on with. */
export const toldBy = (
  turn: Turn,
  { topics, clauses }: Reading,
  before: readonly Topic[],
  find: FindPassages,
): readonly Topic[] => {
  if (turn.wants === 'facts') return topics.filter((topic) => topic === 'warranty' || topic === 'warrantyProvider');
  if (turn.wants !== 'talk') return [];
  if (turn.topics.some((topic) => isPolicyTopic(topic) || topic === 'finance' || topic === 'warranty')) return turn.topics;
  const quoted = pageAnswers(clauses, find).flatMap((answer) => answer.topics);
  return quoted.length > 0 ? quoted : turn.topics.some(isFactTopic) && before.length === 0 ? turn.topics : before;
};

/** Points at a van among those shown. */
const points = ({ pointer }: Reading): boolean => pointer !== null && pointer.by !== 'it' && pointer.by !== 'this';

/** What a page says to a question that goes on with what was told last; null where it asks for something else. */
export const followUpOnPages = (reading: Reading, told: readonly Topic[], find: FindPassages): string | null => {
  const { text, topics, wishes, asks, asksForVans } = reading;
  const [said = ''] = reading.clauses.map((clause) => clause.said);
  if (told.length === 0 || points(reading) || text.trim().split(' ').length > MOST_WORDS) return null;
  const isOther = wishes.length > 0 || topics.some((topic) => isPolicyTopic(topic) && !told.includes(topic));
  const wantsElse = asksForVans || (!asks && (wishes.length > 0 || topics.length > 0));
  const least = wantsElse ? ALMOST : plainWords(said).some(isTelling) ? (isOther ? SURE : NEAR) : BARE;
  const found = [said, ...subjectsFor(told).map((subject) => `${said} ${subject}`)]
    .flatMap(find)
    .filter(({ passage, score }) => score >= least && passage.topics.some((topic) => isNear(topic, told)));
  const [best] = [...found].sort((one, other) => other.score - one.score);
  const own = pageAnswers(reading.clauses, find).filter((answer) => answer.topics.some(isPolicyTopic));
  const isNearer = own.every((answer) => best !== undefined && best.score > answer.score - NEARER);
  return best === undefined || !isNearer ? null : quoted(best.passage);
};

/** "I'm in Glasgow", after delivery: no wish for a van that may be driven there. */
export const isPlaceOf = ({ asks, asksForVans, wishes, topics, text }: Reading, told: readonly Topic[]): boolean =>
  told.includes('delivery') &&
  !asks &&
  !asksForVans &&
  topics.every((topic) => topic === 'cleanAir') &&
  wishes.every(({ kind }) => kind === 'cleanAir') &&
  wishes.length + topics.length > 0 &&
  !/\b(?:u?lez|caz|clean|emissions?|zone)\b/.test(text);

/** What is told of these says what is known of their price. */
const PRICED: ReadonlySet<Topic> = new Set([
  'delivery',
  'collection',
  'servicing',
  'fees',
  'reservation',
  'sellToUs',
  'partExchange',
]);
const ASKS_PRICE = /\b(?:costs?|price|much|extra|charges?|fees?|free)\b/;

/** "Do you deliver and how much": what it costs is told with it. */
export const saysPrice = (topic: Topic): boolean => PRICED.has(topic);

/** "Cost?", after delivery: no van is meant. */
export const pricedOf = ({ text, clauses, wishes, asksForVans }: Reading, told: readonly Topic[]): readonly Topic[] =>
  ASKS_PRICE.test(text) && wishes.length === 0 && !asksForVans && clauses.every(({ said }) => isVague(said))
    ? told.filter((topic) => PRICED.has(topic))
    : [];
