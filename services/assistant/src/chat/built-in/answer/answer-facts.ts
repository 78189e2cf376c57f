import { MAX_RECOMMENDED } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import { pageSentences } from '../find/page-words.ts';
import type { Van } from '../find/van.ts';
import { describedBy } from '../find/wish-test.ts';
import { featuresOfAll, featuresOfOne } from '../questions/features.ts';
import { financeAnswer } from '../questions/finance.ts';
import { comparedByMonth } from '../questions/finance-compared.ts';
import type { FactTopic } from '../questions/topic.ts';
import { type FactContext, factSentences } from '../questions/van-facts.ts';
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

const isSold = ({ vehicle }: Van): boolean => vehicle.isSold || vehicle.stockStatus === 'Sold';

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
const OF_ROOM: ReadonlySet<FactTopic> = new Set(['loadLength', 'loadWidth', 'loadHeight', 'loadVolume', 'payload']);

/** Nothing is recorded, or a sentence of the page was chosen by the topic alone. */
const isVague = (sentence: string): boolean =>
  /^I don't have a record of|^I can't see [^,]+ listed|^Its page says: .* The sales team can/.test(sentence);
/** What else its page says of what is named, in place of what no field records. */
const withPage = (said: readonly string[], van: Van, { text, topics }: Reading, stock: StockView): readonly string[] => {
  // That something runs while it charges says nothing of how long it takes.
  const quotes = topics.some((topic) => topic === 'charging') ? [] : pageSentences(van, text, stock);
  const known = quotes.length === 0 ? said : said.filter((sentence) => !isVague(sentence));
  const fresh = quotes.filter((sentence) => known.every((other) => !other.includes(sentence)));
  return fresh.length === 0 ? known : [...known, `Its page says: ${listed(fresh.map((sentence) => `"${sentence}"`))}`];
};

const PRACTICE = /\b(?:winter|plan(?:ned)? on|laden|miles? round)\b/;
const inPractice = (van: Van): readonly string[] => {
  const written = describedBy(van, PRACTICE);
  return written === null || van.measures.range === null ? [] : [`Its page says: "${plainText(written)}"`];
};

const sentencesOn = (van: Van, reading: Reading, context: FactContext, stock: StockView, isAlone: boolean): readonly string[] => {
  const topics = askedTopics(reading);
  if (topics.includes('summary')) {
    if (isSold(van)) return [`${SOLD} Tell me what you need and I'll look for something like it.`];
    const more = factSentences(
      van,
      topics.filter((topic) => !SUMMARISED.has(topic)),
      context,
    );
    return [`${summaryWords(van)}.`, ...more];
  }
  const demands = reading.demands.filter((demand) => asksMeasure(topics, demand) || reading.clauses.length > 1);
  const verdicts = new Map<FactTopic | RangeKind, string>(
    demands.flatMap((demand) => {
      const verdict = verdictOn(van, demand);
      return verdict === null ? [] : [[demand.kind, verdict]];
    }),
  );
  const rooms = roomVerdicts(van, reading);
  const said = [
    ...(isSold(van) && !['availability', 'price', 'vatOnVan', 'finance'].some((topic) => topics.some((own) => own === topic))
      ? [SOLD]
      : []),
    ...featuresOfOne(van, featuresIn(reading), context),
    ...verdicts.values(),
    ...rooms,
    ...factSentences(
      van,
      topics.filter((topic) => !verdicts.has(topic) && (rooms.length === 0 || !OF_ROOM.has(topic))),
      context,
    ),
    ...(topics.includes('finance') ? [financeAnswer(van, context.plan, context.dealership, 'It', reading.parts)] : []),
  ];
  // What staff wrote of its range as it is driven, beside what is listed.
  const driven = isAlone && topics.includes('range') ? inPractice(van) : [];
  // That it has been sold answers what it costs and whether it is there.
  // A verdict needs no words beside it, and what several pages say nobody reads.
  const fresh = driven.filter((quote) => said.every((own) => !own.includes(quote)));
  const isTold = verdicts.size + rooms.length + driven.length > 0 || !isAlone || topics.includes('finance');
  const told = isTold ? [...said, ...fresh] : withPage(said, van, reading, stock);
  return [...new Set(told)];
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
  return isNamed || shared.length === 0 ? [...lines, ...shared] : [`${listed(names)}: ${shared.join(' ')}`];
};

/** A representative example is a paragraph: of two they are held against each other, three nobody reads. */
const figured = (vans: readonly Van[]): readonly Van[] => vans.slice(0, vans.length > MOST_QUOTED ? 1 : MOST_QUOTED);

/** Facts of the vans that a question is about. */
export const answerFacts = (
  { asked: reading, subjects, order }: Extract<Turn, { wants: 'facts' }>,
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
  const lines = onlyFeatures
    ? features.flatMap((feature) => featuresOfAll(vans, feature, context))
    : linesOn(vans, reading, context, stock);
  return {
    text: [...(order === undefined || compared.length > 0 ? [] : bestLine(vans, order)), ...compared, ...lines].join('\n'),
    recommended: vans.filter(({ available }) => available).map(({ id }) => ({ id, fact: null })),
    unmet: null,
  };
};
