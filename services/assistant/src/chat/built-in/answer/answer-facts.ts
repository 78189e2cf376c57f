import { type Dealership, MAX_RECOMMENDED } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import type { Van } from '../find/van.ts';
import { featuresOfAll, featuresOfOne } from '../questions/features.ts';
import { financeAnswer } from '../questions/finance.ts';
import type { FactTopic } from '../questions/topic.ts';
import { type FactContext, factSentences } from '../questions/van-facts.ts';
import { summaryWords } from '../say/summary.ts';
import { vanNames } from '../say/van-words.ts';
import { listed } from '../say/words.ts';
import type { Demand } from '../understand/read-demands.ts';
import type { Reading } from '../understand/reading.ts';
import type { RangeKind } from '../wishes/wish.ts';
import { askedTopics } from './asked-topics.ts';
import { verdictOn } from './verdicts.ts';

const isSold = ({ vehicle }: Van): boolean => vehicle.isSold || vehicle.stockStatus === 'Sold';

/** The van by its name where "it" stands first. */
const naming = (name: string, text: string): string =>
  /^It |^(?:Yes|No), it /.test(text)
    ? text.replace(/^(Yes, |No, )?[Ii]t /, (_, start = '') => `${start}${start === '' ? 'The' : 'the'} ${name} `)
    : `${name}: ${text}`;

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

const asksFinance = ({ plan }: Reading, topics: readonly FactTopic[]): boolean =>
  topics.includes('finance') || plan.deposit !== null || plan.months !== null;

const featuresIn = ({ wishes }: Reading): readonly string[] =>
  wishes.flatMap((wish) => (wish.kind === 'feature' ? [wish.feature] : []));

const asksMeasure = (topics: readonly FactTopic[], { kind }: Demand): boolean => topics.some((topic) => topic === kind);

const sentencesOn = (van: Van, reading: Reading, context: FactContext): string => {
  const topics = askedTopics(reading);
  if (topics.includes('summary')) {
    if (isSold(van)) return `${SOLD} Tell me what you need and I'll look for something like it.`;
    const more = factSentences(
      van,
      topics.filter((topic) => !SUMMARISED.has(topic)),
      context,
    );
    return [`${summaryWords(van)}.`, ...more].join(' ');
  }
  const demands = reading.demands.filter((demand) => asksMeasure(topics, demand));
  const verdicts = new Map<FactTopic | RangeKind, string>(
    demands.flatMap((demand) => {
      const verdict = verdictOn(van, demand);
      return verdict === null ? [] : [[demand.kind, verdict]];
    }),
  );
  const said = [
    ...(isSold(van) && !topics.includes('availability') && !topics.includes('price') ? [SOLD] : []),
    ...featuresOfOne(van, featuresIn(reading), context),
    ...verdicts.values(),
    ...factSentences(
      van,
      topics.filter((topic) => !verdicts.has(topic)),
      context,
    ),
    ...(asksFinance(reading, topics) ? [financeAnswer(van, reading.plan, context.dealership)] : []),
  ];
  // That it has been sold answers what it costs and whether it is there.
  return [...new Set(said)].join(' ');
};

/** A line on each van; what is the same of all of them is said once. */
const linesOn = (vans: readonly Van[], reading: Reading, context: FactContext): readonly string[] => {
  const said = vans.map((van) => sentencesOn(van, reading, context));
  const names = vanNames(vans);
  const [first = ''] = said;
  if (vans.length > 1 && said.every((text) => text === first) && !/^It /.test(first))
    return [`${listed(names)}: ${first.replace(/\bits\b/g, 'their').replace(/\bwith it\b/g, 'with each')}`];
  return said.map((text, at) => naming(names[at] ?? '', text));
};

/** Facts of the vans that a question is about. */
export const answerFacts = (reading: Reading, subjects: readonly Van[], dealership: Dealership, today: string): ChatDraft => {
  const context: FactContext = { dealership, today };
  const topics = askedTopics(reading);
  // A representative example is a paragraph: three of them nobody reads.
  const vans = subjects.slice(0, asksFinance(reading, topics) ? 1 : MAX_RECOMMENDED);
  const features = featuresIn(reading);
  const onlyFeatures = topics.length === 0 && features.length > 0 && vans.length > 1 && !vans.some(isSold);
  const lines = onlyFeatures
    ? features.flatMap((feature) => featuresOfAll(vans, feature, context))
    : linesOn(vans, reading, context);
  return {
    text: lines.join('\n'),
    recommended: vans.filter(({ available }) => available).map(({ id }) => ({ id, fact: null })),
    unmet: null,
  };
};
