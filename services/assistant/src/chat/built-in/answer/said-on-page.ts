import { pageSentences } from '../find/page-words.ts';
import type { Van } from '../find/van.ts';
import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { subjectsOf } from '../wishes/subjects.ts';

/** "Does the Grand California have a shower": what it names says which van, and no field answers it. */
export const asksOfNamed = ({ pointer, wishes, asksFact }: Reading): boolean =>
  asksFact && pointer?.by === 'description' && wishes.length > 0 && pointer.wishes.length === wishes.length;

const UNANSWERED: ReadonlySet<Topic> = new Set(['preparation', 'inspection', 'offTopic', 'greeting', 'notify']);
const OF_ANY = /\b(?:any|either|which|none)\b/;
/** The vans spoken of whose pages say something of what nothing else answers: "has the wet belt been done". */
export const saidOnPage = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): readonly Van[] => {
  const { topics, asks, asksFact, pointer, text } = reading;
  // "Does any have a shower", of those in sight.
  const ofAny = state.shown.length > 1 && OF_ANY.test(text);
  const spokenOf = page !== undefined || state.subject !== null || pointer !== null || ofAny;
  if (!(asks || asksFact) || !spokenOf || topics.some((topic) => !UNANSWERED.has(topic))) return [];
  return subjectsOf(reading, state, stock, page).filter((van) => pageSentences(van, text, stock).length > 0);
};
