import type { Van } from '../find/van.ts';
import { isPolicyTopic, type Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { meantOrShown } from './of-shown.ts';
import type { Turn } from './turn.ts';

/** What takes some of the range of a battery. */
const TAKES_RANGE = /\b(?:winter|cold|freezing|frost\w*|motorway|loaded|laden|heat(?:er|ing) on)\b/;
const BESIDE: ReadonlySet<Topic> = new Set(['range', 'availability', 'economy', 'payload']);

/** "Is that still OK in winter", of vans with a battery: whether their range is enough for the miles that were spoken of. */
export const inWinter = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const { text, asks, wishes, topics, demands } = reading;
  const isOther = topics.some((topic) => isPolicyTopic(topic) || !BESIDE.has(topic));
  if (!asks || !TAKES_RANGE.test(text) || wishes.length > 0 || demands.length > 0 || isOther) return null;
  const subjects = meantOrShown(reading, state, stock, page);
  if (subjects.length === 0 || subjects.some(({ measures }) => measures.range === null)) return null;
  const { dailyMiles } = state;
  const asked = dailyMiles === null ? [] : [{ kind: 'range' as const, value: dailyMiles }];
  return { wants: 'facts', subjects, asked: { ...reading, topics: ['range'], demands: asked } };
};
