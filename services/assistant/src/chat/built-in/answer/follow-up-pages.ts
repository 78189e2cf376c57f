import { type FindPassages, SURE } from '../passages/passage-finder.ts';
import { isTelling, plainWords } from '../passages/words.ts';
import { isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import { pageAnswers, quoted } from './page-answers.ts';
import { topicsOf } from './topic-pages.ts';
import type { Turn } from './turn.ts';

/** What was spoken of says already which page is meant. */
const NEAR = 0.5;
/** By so much a page on something else has to fit better. */
const NEARER = 0.15;
const MOST_WORDS = 14;

/** What a question goes on about that does not say it again: "who with?", after finance. */
const SUBJECTS: readonly (readonly [subject: string, topics: readonly Topic[]])[] = [
  ['warranty', ['warranty', 'warrantyProvider', 'complaint']],
  ['finance', ['finance', 'financeTypes', 'financeProcess', 'financeEnd', 'lenders', 'badCredit', 'acceptance', 'earlyPayment']],
  ['lease', ['lease']],
  ['deposit', ['reservation', 'depositBack']],
  ['return', ['returns']],
  ['part exchange', ['partExchange', 'outstandingFinance', 'ownVan']],
  ['complaint', ['complaint']],
  ['data', ['privacy']],
  ['signwriting', ['servicing']],
  ['vat', ['vat']],
  ['price', ['fees']],
  ['checks', ['preparation', 'inspection']],
];

/** What the last answer was about: where it knew none, what was told before. Of a van only its warranty is gone on with. */
export const toldBy = (turn: Turn, { topics }: Reading, before: readonly Topic[]): readonly Topic[] => {
  if (turn.wants === 'facts') return topics.filter((topic) => topic === 'warranty' || topic === 'warrantyProvider');
  if (turn.wants !== 'talk') return [];
  return turn.topics.some((topic) => isPolicyTopic(topic) || isFactTopic(topic)) ? turn.topics : before;
};

/** Points at a van among those shown. */
const points = ({ pointer }: Reading): boolean => pointer !== null && pointer.by !== 'it' && pointer.by !== 'this';

/** What a page says to a question that goes on with what was told last; null where it asks for something else. */
export const followUpOnPages = (reading: Reading, told: readonly Topic[], find: FindPassages): string | null => {
  const { text, topics, wishes, asks, asksForVans } = reading;
  const [said = ''] = reading.clauses.map((clause) => clause.said);
  if (told.length === 0 || asksForVans || points(reading) || text.trim().split(' ').length > MOST_WORDS) return null;
  if (!asks && (wishes.length > 0 || topics.length > 0)) return null;
  const least = wishes.length > 0 || topics.some((topic) => isPolicyTopic(topic) && !told.includes(topic)) ? SURE : NEAR;
  const subjects = SUBJECTS.filter(([, theirs]) => theirs.some((topic) => told.includes(topic))).map(([subject]) => subject);
  if (!plainWords(said).some(isTelling)) return null;
  const found = [said, ...subjects.map((subject) => `${said} ${subject}`)]
    .flatMap(find)
    .filter(({ passage, score }) => score >= least && topicsOf(passage.address, false).some((topic) => told.includes(topic)));
  const [best] = [...found].sort((one, other) => other.score - one.score);
  const own = pageAnswers(reading.clauses, find).filter((answer) => answer.topics.some(isPolicyTopic));
  const isNearer = own.every((answer) => best !== undefined && best.score > answer.score - NEARER);
  return best === undefined || !isNearer ? null : quoted(best.passage);
};
