import { pageSentences, themesOf } from '../find/page-words.ts';
import type { Van } from '../find/van.ts';
import { isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { inSight } from '../wishes/in-sight.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import { findsVans } from './question-in.ts';
import type { Surroundings } from './turn.ts';

/** What a question about a van sounds like: who owned it, where it was kept, whether it was serviced. */
const SOUNDS_LIKE: ReadonlySet<string> = new Set(
  'preparation inspection company address paperwork ownVan servicing notify order hire areas specialist insurance financeEnd privacy complaint returns offTopic greeting'.split(
    ' ',
  ),
);
/** What a theme asks of a van that is asked nothing else. */
const NAMED: ReadonlySet<string> = new Set('availability loadHeight towing charging sleeps warranty history wear'.split(' '));
/** How tall who sleeps in it is. */
const OF_WHO: ReadonlySet<Topic> = new Set(['height', 'length', 'loadLength']);
const NEW = /\bnew\b/;
const GUARANTEED = /\b(?:warrant\w*|guarantee\w*)\b/;
const OF_THEIRS = /\b(?:my|mine|our|your|you)\b/;
/** Of no van, or of all of them. */
const IN_GENERAL =
  /\b(?:(?:all|most|your|any) (?:the )?(?:vans|prices)|how (?:does|do) (?:the )?vat|what (?:is|does) (?:the )?vat)\b/;

/** Of what it costs little, and what of a van tells why. */
const SO_CHEAP = /\b(?:so|this|that|too) (?:cheap|low|good)\b|\bcheap for\b|\bthe catch\b|\bpriced so\b/;
const TELLS_WHY: readonly Topic[] = ['age', 'mileage', 'condition'];

/** Whatever is asked of one: a figure or a list of it that a word only sounds like. */
const MISHEARD: ReadonlySet<Topic> = new Set(['height', 'length', 'engine', 'features', 'weight', 'doors', 'warranty']);
const FOR_WHOM = /\b(?:good|ok|okay|suit\w*|right|enough|work|decent|ideal|big enough|do|use|up to it) (?:\w+ )?(?:for|to)\b/;
const TAKEN = /\bdeposit (?:taken|on it|paid)\b/;
const OWED = /\b(?:owing|outstanding|hpi|stolen|written off|write ?offs?|cat [nsd])\b/;

const ANYTHING = /^ any(?:thing)?\b.*\b(?:it|this)\b/;

/** "Is it any good for a plumber", beside a van: what may ask for vans asks of that one. */
const askedOfIt = (reading: Reading, van: Van | undefined): Reading => {
  const { pointer, wishes, asks, asksFact, sameSize, saysUse, purpose, text } = reading;
  const isIt = pointer !== null && pointer.by !== 'description' && pointer.by !== 'order';
  const isTheme = reading.goesOn && themesOf(text, []).length > 0;
  const isWish = wishes.some(({ kind }) => kind !== 'feature' || !isIt);
  const isAsked = asks || asksFact || isTheme || ANYTHING.test(text);
  const isOther = !isAsked || isWish || sameSize || findsVans(reading) || (pointer !== null && !isIt);
  if (isOther || van === undefined) return reading;
  const suits =
    saysUse && FOR_WHOM.test(text) && (purpose === null || purpose === 'Panel Van' || van.values.body.includes(purpose));
  if (suits) return { ...reading, asksForVans: false, purpose: null, saysUse: false, topics: ['suits'] };
  return (isIt || isTheme) && !saysUse ? { ...reading, asksForVans: false, asks: true, asksFact: true } : reading;
};

/** A message in view of the van that is spoken of: what that van answers is asked of it, not of the dealership. */
export const inFocus = (said: Reading, state: Conversation, { stock, page }: Omit<Surroundings, 'pages'>): Reading => {
  const isNear = said.pointer !== null || page !== undefined || state.subject !== null;
  const reading = askedOfIt(said, isNear ? subjectsOf(said, state, stock, page)[0] : undefined);
  const { topics, pointer, text, asks, asksFact } = reading;
  if (!isNear || !(asks || asksFact || topics.some(isFactTopic)) || reading.asksForVans || IN_GENERAL.test(text)) return reading;
  const vans = subjectsOf(reading, state, stock, page);
  if (vans.length === 0) return reading;
  const themes = themesOf(text, []);
  const isWritten = vans.some((van) => pageSentences(van, text, stock).length > 0);
  // "Where are you" names no van and nothing that is written of one.
  const isOfVan = isWritten && (pointer !== null || page !== undefined) && themes.length > 0 && !OF_THEIRS.test(text);
  const isOfPage = isWritten && themes.length > 0 && themes.every(({ topic }) => topic === null);
  const named = themes.flatMap(({ topic }) =>
    topic !== null && NAMED.has(topic) && !topics.some((one) => isFactTopic(one) || (isPolicyTopic(one) && !SOUNDS_LIKE.has(one)))
      ? [topic]
      : [],
  );
  const stands = themes.some(({ topic }) => topic === 'loadHeight');
  const sleeps = themes.some(({ topic }) => topic === 'sleeps') && vans.some(({ values }) => values.body.includes('Campervan'));
  const own = topics.flatMap((topic): readonly Topic[] => {
    if (topic === 'vat') return ['vatOnVan'];
    if (topic === 'sellToUs' && pointer?.by === 'it' && !OF_THEIRS.test(text)) return ['availability'];
    if (topic === 'licence' && vans.length === 1) return ['drivenOn'];
    if (topic === 'notify' && pointer !== null && NEW.test(text)) return ['condition'];
    if (topic === 'finance' && TAKEN.test(text)) return [];
    if (topic === 'finance' && OWED.test(text)) return ['inspection'];
    if (isOfVan && topic === 'warrantyProvider' && !GUARANTEED.test(text)) return [];
    if (topic === 'height' && stands) return ['loadHeight'];
    if (sleeps && OF_WHO.has(topic)) return [];
    if (topic === 'phone' && pointer?.by === 'place') return [];
    return (isOfVan && SOUNDS_LIKE.has(topic)) || (isOfPage && MISHEARD.has(topic) && !GUARANTEED.test(text)) ? [] : [topic];
  });
  const why = SO_CHEAP.test(text) && vans.length === 1 ? TELLS_WHY : [];
  const left = why.length > 0 ? own.filter((topic) => topic !== 'wear') : own;
  // "The grey Citroën, who built it": its colour is known.
  const pointing = isWritten && themes.length > 0 && pointer?.by === 'description' ? pointer.wishes : [];
  const wishes = reading.wishes.filter((wish) => !pointing.includes(wish));
  const demands = sleeps ? [] : reading.demands;
  return { ...reading, wishes, demands, topics: [...new Set([...left, ...named, ...why])] };
};

/** "Does the Grand California have a shower": what it names says which van, and no field answers it. */
export const asksOfNamed = ({ pointer, wishes, asksFact }: Reading): boolean =>
  asksFact && pointer?.by === 'description' && wishes.every((wish) => pointer.wishes.includes(wish));

const UNANSWERED: ReadonlySet<Topic> = new Set(['preparation', 'inspection', 'offTopic', 'greeting', 'notify']);
const OF_ANY = /\b(?:any|either|which|none)\b/;
/** "Do you sell sandwiches." */
const OF_PEOPLE = /\b(?:you|your|i|we|my|our|me)\b/;
const WHICH = /\b(?:which|any)\b/;
const MOST_QUOTED = 2;
/** The vans whose pages are asked for what nothing else answers: "has the wet belt been done". */
export const askedOfPage = (
  reading: Reading,
  state: Conversation,
  stock: StockView,
  page: Surroundings['page'],
): ReturnType<typeof subjectsOf> => {
  const { topics, demands, asks, asksFact, pointer, text } = reading;
  // "Does any have a shower", of those in sight.
  const sight = inSight(state);
  const ofAny = sight.length > 1 && (OF_ANY.test(text) || (pointer === null && state.subject === null && page === undefined));
  const isSpokenOf = page !== undefined || state.subject !== null || pointer !== null || ofAny;
  if (!(asks || asksFact) || !isSpokenOf || topics.some((topic) => !UNANSWERED.has(topic))) return [];
  const vans = ofAny ? sight.flatMap((id) => stock.find(id) ?? []) : subjectsOf(reading, state, stock, page);
  const telling = vans.filter((van) => pageSentences(van, text, stock).length > 0);
  if (telling.length > 0) return vans.length > MOST_QUOTED || WHICH.test(text) ? telling : vans;
  // That its page says nothing is an answer as well.
  const isAsked = (pointer !== null && asksFact) || (pointer === null && !OF_PEOPLE.test(text));
  return vans.length <= MOST_QUOTED && topics.length + demands.length === 0 && isAsked ? vans : [];
};
