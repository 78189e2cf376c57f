import { MAX_RECOMMENDED } from '@forecourt/contracts';
import { foldText } from '@forecourt/rules';
import type { ChatDraft } from '../../chat-engine.ts';
import { type PageSentence, pageSentences, themesOf, written } from '../find/page-words.ts';
import type { Van } from '../find/van.ts';
import { factSentences } from '../questions/fact-sentences.ts';
import { featuresOfAll, featuresOfOne } from '../questions/features.ts';
import { financeAnswer } from '../questions/finance.ts';
import { comparedByMonth } from '../questions/finance-compared.ts';
import type { FactTopic } from '../questions/topic.ts';
import { type FactContext, isSold } from '../questions/van-facts.ts';
import { sharedOut } from '../say/shared.ts';
import { naming, summaryWords } from '../say/summary.ts';
import { plainText, vanNames } from '../say/van-words.ts';
import { listed } from '../say/words.ts';
import type { Demand } from '../understand/read-demands.ts';
import type { Reading } from '../understand/reading.ts';
import type { StockView } from '../wishes/stock-view.ts';
import type { RangeKind } from '../wishes/wish.ts';
import { askedTopics } from './asked-topics.ts';
import { bestLine } from './best-line.ts';
import { compareVans } from './compare-vans.ts';
import { roomVerdicts } from './room-verdicts.ts';
import type { Turn } from './turn.ts';
import { verdictOn } from './verdicts.ts';

/** Of more vans their pages are not quoted. */
const MOST_QUOTED = 2;

const SOLD = 'It has been sold.';

/** What a summary says. */
const SUMMARISED: ReadonlySet<FactTopic> = new Set([
  'summary',
  'price',
  'mileage',
  'gearbox',
  'fuel',
  'payload',
  'loadLength',
  'availability',
  'vatOnVan',
  'finance',
]);

const featuresIn = ({ wishes }: Reading): readonly string[] =>
  wishes.flatMap((wish) => (wish.kind === 'feature' ? [wish.feature] : []));

const asksMeasure = (topics: readonly FactTopic[], { kind }: Demand): boolean => topics.some((topic) => topic === kind);

/** What a verdict on room says. */
const OF_ROOM: ReadonlySet<FactTopic> = new Set(['room', 'loadLength', 'loadWidth', 'loadHeight', 'loadVolume', 'payload']);

const NO_RECORD = /^I don't have a record of/;
const NOT_LISTED = /^I can't see ([^;]+) listed/;
/** Whether its page speaks of equipment that is not listed: of one thing, or of each of several. */
const tellsOf = (sentence: string, quotes: readonly PageSentence[]): boolean => {
  const things = NOT_LISTED.exec(sentence)?.[1]?.split(/, | or /) ?? [];
  const isOf = (thing: string): boolean =>
    themesOf(foldText(thing), []).some((theme) => quotes.some(({ sentence: quote }) => theme.written.test(foldText(quote))));
  return things.length > 0 && (things.every(isOf) || (things.length === 1 && quotes.every(({ isNamed }) => isNamed)));
};
/** Chosen by the topic alone. */
const OF_TOPIC = /^Its page says: "/;

/** What its page says of what is asked, in place of what no field records. */
const withPage = (
  said: readonly string[],
  facts: readonly string[],
  quotes: readonly PageSentence[],
  { hasTheme, isOpen, phone }: { readonly hasTheme: boolean; readonly isOpen: boolean; readonly phone: string },
): readonly string[] => {
  const recorded = said.filter((sentence) => !facts.includes(sentence) || !OF_TOPIC.test(sentence));
  const fresh = quotes.filter(({ sentence }) => recorded.every((other) => !other.includes(sentence)));
  if (quotes.length === 0) return hasTheme ? recorded.filter((sentence) => !NO_RECORD.test(sentence)) : recorded;
  const known = recorded.filter((sentence) => !NO_RECORD.test(sentence) && !tellsOf(sentence, quotes));
  if (fresh.length === 0) return known;
  const more = isOpen && fresh.every(({ isNamed }) => !isNamed) ? ` The sales team can tell you more on ${phone}.` : '';
  return [...known, `Its page says: ${listed(fresh.map(({ sentence }) => `"${sentence}"`))}${more}`];
};

const sentencesOn = (van: Van, reading: Reading, context: FactContext, stock: StockView, isAlone: boolean): readonly string[] => {
  const topics = askedTopics(reading);
  const { phone } = context.dealership;
  if (topics.includes('summary')) {
    if (isSold(van)) return [`${SOLD} Tell me what you need and I'll look for something like it.`];
    const more = factSentences(
      van,
      topics.filter((topic) => !SUMMARISED.has(topic)),
      context,
    );
    const [first, second] = isAlone ? written(van).map(plainText) : [];
    const page = first === undefined ? [] : [`Its page says: "${[first, second].filter(Boolean).join(' ')}"`];
    return [`${summaryWords(van)}.`, ...more, ...page];
  }
  const demands = reading.demands.filter((demand) => asksMeasure(topics, demand) || reading.clauses.length > 1);
  const verdicts = new Map<FactTopic | RangeKind, string>(
    demands.flatMap((demand) => {
      const verdict = verdictOn(van, demand);
      return verdict === null ? [] : [[demand.kind, verdict]];
    }),
  );
  const rooms = roomVerdicts(van, reading);
  const facts = factSentences(
    van,
    topics.filter(
      (topic) => !verdicts.has(topic) && (rooms.length === 0 || !OF_ROOM.has(topic)) && (verdicts.size === 0 || topic !== 'room'),
    ),
    context,
  );
  const said = [
    ...(isSold(van) && !['availability', 'price', 'vatOnVan', 'finance'].some((topic) => topics.some((own) => own === topic))
      ? [SOLD]
      : []),
    ...featuresOfOne(van, featuresIn(reading), context),
    ...verdicts.values(),
    ...rooms,
    ...facts,
    ...(topics.includes('finance') ? [financeAnswer(van, context.plan, context.dealership, 'It', reading.parts)] : []),
  ];
  // A verdict needs no words beside it but how far it goes as it is driven, and what several pages say nobody reads.
  const themes = themesOf(reading.text, []);
  const hasTheme = themes.some(({ topic }) => topic === null);
  const isOpen = themes.length === 0 || reading.asksWhy;
  const isTold =
    !isAlone ||
    topics.includes('finance') ||
    topics.includes('room') ||
    (verdicts.size + rooms.length > 0 && !topics.includes('range'));
  const told = isTold
    ? said
    : withPage(said, facts, pageSentences(van, reading.text, stock, topics), { hasTheme, isOpen, phone });
  return told.length > 0 ? [...new Set(told)] : [`Its page doesn't say; the sales team can tell you on ${phone}.`];
};

/** A line on each van; what is the same of all of them is said once. */
const linesOn = (vans: readonly Van[], reading: Reading, context: FactContext, stock: StockView): readonly string[] => {
  const said = vans.map((van) => sentencesOn(van, reading, context, stock, vans.length <= MOST_QUOTED));
  const names = vanNames(vans);
  // Whether it is enough is said of each by its name.
  const judges = reading.demands.length > 0 || reading.loads.length > 0 || reading.pallets !== null;
  const { own, shared } = vans.length > 1 && !judges ? sharedOut(names, said) : { own: said, shared: [] };
  const lines = own.flatMap((sentences, at) => (sentences.length === 0 ? [] : [naming(names[at] ?? '', sentences.join(' '))]));
  const isNamed = lines.length > 0 || shared.some((sentence) => names.some((name) => sentence.startsWith(name)));
  return isNamed || shared.length === 0
    ? [...lines, ...shared]
    : [`${listed(names)}: ${shared.join(' ').replace(/^Its page doesn't/, "their pages don't")}`];
};

/** A representative example is a paragraph: of two they are held against each other, three nobody reads. */
const figured = (vans: readonly Van[]): readonly Van[] => vans.slice(0, vans.length > MOST_QUOTED ? 1 : MOST_QUOTED);

/** Facts of the vans that a question is about. */
export const answerFacts = (
  { asked: reading, subjects, order, alone }: Extract<Turn, { wants: 'facts' }>,
  stock: StockView,
  context: FactContext,
): ChatDraft => {
  const topics = askedTopics(reading);
  const features = featuresIn(reading);
  const comparesAll = reading.compares && features.length === 0 && reading.topics.every((topic) => topic === 'summary');
  if (comparesAll && subjects.length > 1 && !subjects.some(isSold)) return compareVans(subjects);
  const vans = topics.includes('finance') ? figured(subjects) : subjects.slice(0, MAX_RECOMMENDED);
  const onlyFeatures = topics.length === 0 && features.length > 0 && vans.length > 1 && !vans.some(isSold);
  const compared = topics.includes('finance') ? comparedByMonth(vans, context) : [];
  // Nothing is known of a van that is not in stock.
  const other = alone ? ["We don't have the other one, so I have no figures to hold it against. Here is ours:"] : [];
  const lines = onlyFeatures
    ? features.flatMap((feature) => featuresOfAll(vans, feature, context))
    : linesOn(vans, reading, context, stock);
  return {
    text: [...other, ...(order === undefined || compared.length > 0 ? [] : bestLine(vans, order)), ...compared, ...lines].join(
      '\n',
    ),
    recommended: vans.filter(({ available }) => available).map(({ id }) => ({ id, fact: null })),
    unmet: null,
  };
};
