import { pageSentences, themesOf } from '../find/page-words.ts';
import { isFactTopic, type Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import type { Surroundings } from './turn.ts';

/** What a question about a van sounds like: who owned it, where it was kept, whether it was serviced. */
const SOUNDS_LIKE: ReadonlySet<Topic> = new Set([
  'company',
  'address',
  'paperwork',
  'ownVan',
  'servicing',
  'notify',
  'order',
  'hire',
  'areas',
  'specialist',
  'financeEnd',
  'privacy',
  'complaint',
  'returns',
  'offTopic',
  'greeting',
]);
const OF_THEIRS = /\b(?:my|mine|our|your|you)\b/;
/** Of no van, or of all of them. */
const IN_GENERAL =
  /\b(?:(?:all|most|your|any) (?:the )?(?:vans|prices)|how (?:does|do) (?:the )?vat|what (?:is|does) (?:the )?vat)\b/;

/** Of what it costs little, and what of a van tells why. */
const SO_CHEAP = /\b(?:so|this|that|too) (?:cheap|low|good)\b|\bcheap for\b|\bthe catch\b|\bpriced so\b/;
const TELLS_WHY: readonly Topic[] = ['age', 'mileage', 'condition'];

/** A message in view of the van that is spoken of: what that van answers is asked of it, not of the dealership. */
export const inFocus = (reading: Reading, state: Conversation, { stock, page }: Omit<Surroundings, 'pages'>): Reading => {
  const { topics, pointer, text, asks, asksFact } = reading;
  const isSpokenOf = pointer !== null || page !== undefined || state.subject !== null;
  if (!isSpokenOf || !(asks || asksFact) || reading.asksForVans || IN_GENERAL.test(text)) return reading;
  const vans = subjectsOf(reading, state, stock, page);
  if (vans.length === 0) return reading;
  const themes = themesOf(text, []);
  const isWritten = vans.some((van) => pageSentences(van, text, stock).length > 0);
  // "Where are you" names no van and nothing that is written of one.
  const isOfVan = isWritten && pointer !== null && themes.length > 0 && !OF_THEIRS.test(text);
  const named = themes.flatMap(({ topic }) => (topic === 'availability' && !topics.some(isFactTopic) ? [topic] : []));
  const own = topics.flatMap((topic): readonly Topic[] => {
    if (topic === 'vat') return ['vatOnVan'];
    if (topic === 'sellToUs' && pointer?.by === 'it' && !OF_THEIRS.test(text)) return ['availability'];
    return isOfVan && SOUNDS_LIKE.has(topic) ? [] : [topic];
  });
  const why = SO_CHEAP.test(text) && vans.length === 1 ? TELLS_WHY : [];
  return {
    ...reading,
    topics: [...new Set([...(why.length > 0 ? own.filter((topic) => topic !== 'wear') : own), ...named, ...why])],
  };
};

/** "Does the Grand California have a shower": what it names says which van, and no field answers it. */
export const asksOfNamed = ({ pointer, wishes, asksFact }: Reading): boolean =>
  asksFact && pointer?.by === 'description' && wishes.length > 0 && pointer.wishes.length === wishes.length;

const UNANSWERED: ReadonlySet<Topic> = new Set(['preparation', 'inspection', 'offTopic', 'greeting', 'notify']);
const OF_ANY = /\b(?:any|either|which|none)\b/;
const MOST_QUOTED = 2;
/** The vans whose pages are asked for what nothing else answers: "has the wet belt been done". */
export const askedOfPage = (
  reading: Reading,
  state: Conversation,
  stock: StockView,
  page: Surroundings['page'],
): ReturnType<typeof subjectsOf> => {
  const { topics, asks, asksFact, pointer, text } = reading;
  // "Does any have a shower", of those in sight.
  const ofAny = state.shown.length > 1 && OF_ANY.test(text);
  const isSpokenOf = page !== undefined || state.subject !== null || pointer !== null || ofAny;
  if (!(asks || asksFact) || !isSpokenOf || topics.some((topic) => !UNANSWERED.has(topic))) return [];
  const vans = subjectsOf(reading, state, stock, page);
  const telling = vans.filter((van) => pageSentences(van, text, stock).length > 0);
  if (telling.length > 0) return vans.length > MOST_QUOTED ? telling : vans;
  // That its page says nothing is an answer as well.
  return vans.length === 1 && pointer !== null && topics.length === 0 && asksFact ? vans : [];
};
