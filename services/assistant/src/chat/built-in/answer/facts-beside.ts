import type { Van } from '../find/van.ts';
import { factSentences } from '../questions/fact-sentences.ts';
import { type FactTopic, isFactTopic } from '../questions/topic.ts';
import type { FactContext } from '../questions/van-facts.ts';
import { sharedOut } from '../say/shared.ts';
import { naming } from '../say/summary.ts';
import { vanNames } from '../say/van-words.ts';
import type { Reading } from '../understand/reading.ts';
import { BUDGETS } from '../wishes/conversation.ts';
import type { Wishes } from '../wishes/wish.ts';
import { topicOf } from './asked-topics.ts';
import { saysPrice } from './follow-up-pages.ts';
import { unrecordedIn } from './left-out.ts';

/** What a list of vans says of them, or what is asked of one alone. */
const SAID_ANYWAY: ReadonlySet<FactTopic> = new Set(['availability', 'summary', 'age', 'body', 'fuel', 'features', 'finance']);
const MOST_TOPICS = 3;

/** What a message that asks for vans asks of them besides; what they are chosen by stands on their lines. */
const besides = (reading: Reading, wishes: Wishes): readonly FactTopic[] => {
  const isPriced = BUDGETS.some((key) => wishes.has(key));
  const isNamed: Readonly<Partial<Record<FactTopic, boolean>>> = {
    price: isPriced || reading.topics.some(saysPrice),
    vatOnVan: isPriced || reading.plan.reclaims !== null,
    towing: reading.heard.includes('trailer_weight'),
    history: unrecordedIn(reading).length > 0,
  };
  const wished = [...wishes.values()].map(topicOf);
  return reading.topics
    .filter(isFactTopic)
    .filter((topic) => !SAID_ANYWAY.has(topic) && !wished.includes(topic) && !isNamed[topic])
    .slice(0, MOST_TOPICS);
};

interface Asked {
  readonly reading: Reading;
  /** What the vans were chosen by. */
  readonly wishes: Wishes;
}

export interface TextAndNotes {
  readonly text: string;
  /** What stands below it. */
  readonly notes: readonly string[];
}

/** What tells whether a line says it already: its figures, or all of it. */
const figuresOf = (words: string): readonly string[] => words.match(/\d[\d,.]* [a-z³]+/g) ?? [words];

/** What else was asked of the vans that a text lists: on the line of each, or once below where it is the same of all. */
export const withFacts = (text: string, vans: readonly Van[], asked: Asked, context: FactContext): TextAndNotes => {
  const topics = vans.length === 0 ? [] : besides(asked.reading, asked.wishes);
  const names = vanNames(vans);
  const said = vans.map((van) =>
    topics.map((topic) => factSentences(van, [topic], context).join(' ')).filter((sentence) => !text.includes(sentence)),
  );
  const { own, shared } = sharedOut(names, said);
  const lines = text.split('\n');
  const added = names.flatMap((name, at) => {
    const words = own[at]?.join(' ') ?? '';
    const line = lines.findIndex((one) => one.startsWith(`${name}: `));
    if (words === '') return [];
    if (line < 0) return [naming(name, words)];
    if (!figuresOf(words).every((figure) => lines[line]?.includes(figure))) lines[line] = `${lines[line]} ${words}`;
    return [];
  });
  return { text: lines.join('\n'), notes: [...added, ...shared] };
};
