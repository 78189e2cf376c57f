import type { Van } from '../find/van.ts';
import { isPolicyTopic, type Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { meantOrShown } from './of-shown.ts';
import type { Turn } from './turn.ts';

/** What takes some of the range of a battery. */
const TAKES_RANGE =
  /\b(?:winter|december|january|february|snow|cold|freezing|frost\w*|motorway|loaded|laden|heat(?:er|ing) on)\b/;
const BESIDE: ReadonlySet<Topic> = new Set(['range', 'availability', 'economy', 'payload']);

/** "Is that still OK in winter", "will that do 140 a day", of vans with a battery: whether their range is enough. */
export const rangeTurn = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const { text, asks, asksFact, wishes, topics } = reading;
  const own = reading.demands.filter(({ kind }) => kind === 'range');
  const isOther = wishes.length > 0 || topics.some((topic) => isPolicyTopic(topic) || !BESIDE.has(topic));
  const isOfRange = own.length > 0 || (TAKES_RANGE.test(text) && reading.demands.length === 0);
  if (!(asks || asksFact) || !isOfRange || isOther) return null;
  const subjects = meantOrShown(reading, state, stock, page);
  if (subjects.length === 0 || subjects.some(({ measures }) => measures.range === null)) return null;
  const { dailyMiles } = state;
  const told = dailyMiles === null ? [] : [{ kind: 'range' as const, value: dailyMiles }];
  return { wants: 'facts', subjects, asked: { ...reading, topics: ['range'], demands: own.length > 0 ? own : told } };
};
