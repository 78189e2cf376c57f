import { MAX_RECOMMENDED } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import { pageSentences, themesOf, written } from '../find/page-words.ts';
import type { Van } from '../find/van.ts';
import { wishTest } from '../find/wish-test.ts';
import { factSentences } from '../questions/fact-sentences.ts';
import { featuresOfAll, featuresOfOne } from '../questions/features.ts';
import { financeAnswer } from '../questions/finance.ts';
import { comparedByMonth } from '../questions/finance-compared.ts';
import { type FactTopic, relationsOf } from '../questions/topic.ts';
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
import { unlistedIn } from './left-out.ts';
import { roomVerdicts } from './room-verdicts.ts';
import type { Turn } from './turn.ts';
import { verdictOn } from './verdicts.ts';
import { unsaid, withPage } from './with-page.ts';

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

const YES_OR_NO = /^ (?:(?:and|so|but|ok|hi) )*(?:is|are|does|do|has|have|was)\b(?!.* or )/;
/** Facts, after a yes or a no where a message asks for a value. */
const withYesOrNo = (van: Van, topics: readonly FactTopic[], { wishes, asks, text }: Reading, context: FactContext) => {
  const isPlain = asks && YES_OR_NO.test(text) && themesOf(text, []).every(({ topic }) => topic !== null);
  return topics.flatMap((topic) => {
    const wish = wishes.find((one) => relationsOf(topic).wishes?.includes(one.kind) && !('not' in one && one.not));
    const isMet = wish && wishTest(wish, false)(van);
    // Whether it is "a proper automatic" a record of any automatic leaves open.
    const start = wish && isPlain && !(isMet && topic === 'gearboxKind') ? `${isMet ? 'Yes' : 'No'}, it ` : 'It ';
    return factSentences(van, [topic], context).map((sentence) => sentence.replace(/^It /, start));
  });
};

const sentencesOn = (van: Van, reading: Reading, context: FactContext, stock: StockView, isAlone: boolean): readonly string[] => {
  const asked = askedTopics(reading);
  // "Will it go in a car park" asks for a measure that it doesn't name.
  const isUnnamed = asked.length === 0 && featuresIn(reading).length === 0 && reading.demands.length === 0;
  const named = themesOf(reading.text, []).map(({ topic }) => topic);
  const topics = isUnnamed && !named.includes(null) ? named.filter((topic) => topic !== null) : asked;
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
  const facts = withYesOrNo(
    van,
    topics.filter(
      (topic) => !verdicts.has(topic) && (rooms.length === 0 || !OF_ROOM.has(topic)) && (verdicts.size === 0 || topic !== 'room'),
    ),
    reading,
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
  const isTold =
    !isAlone ||
    topics.includes('finance') ||
    topics.includes('room') ||
    (verdicts.size + rooms.length > 0 && !topics.includes('range'));
  const ask = `the sales team can tell you on ${phone}.`;
  const told = isTold ? said : withPage(said, facts, pageSentences(van, reading.text, stock, topics), reading, phone);
  const missing = isAlone
    ? [...new Set([...unsaid(reading, told, topics), ...(told.length === 0 ? unlistedIn(reading) : [])])]
    : [];
  return [
    ...new Set(told),
    ...(missing.length > 0 ? [`Its page doesn't mention ${listed(missing, 'or')}; ${ask}`] : []),
    ...(missing.length + told.length === 0 ? [`Its page doesn't say; ${ask}`] : []),
  ];
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
