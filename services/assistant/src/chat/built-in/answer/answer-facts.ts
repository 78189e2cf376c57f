import { type Dealership, MOST_RECOMMENDED } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import type { Van } from '../find/van.ts';
import { financeAnswer } from '../questions/finance.ts';
import { type FactTopic, isFactTopic } from '../questions/topic.ts';
import { factSentences, featureSentence } from '../questions/van-facts.ts';
import { vanName } from '../say/van-words.ts';
import type { Reading } from '../understand/reading.ts';
import type { Wish } from '../wishes/wish.ts';

const TOPIC_OF: Readonly<Partial<Record<Wish['kind'], FactTopic>>> = {
  gearbox: 'gearbox',
  fuel: 'fuel',
  cleanAir: 'cleanAir',
  colour: 'colour',
  condition: 'condition',
  vat: 'vatOnVan',
  status: 'availability',
  seats: 'seats',
  payload: 'payload',
  loadLength: 'loadLength',
  loadHeight: 'loadHeight',
  loadVolume: 'loadVolume',
  loadWidth: 'loadWidth',
  year: 'age',
  mileage: 'mileage',
  height: 'height',
  length: 'length',
  grossWeight: 'weight',
};

/** What is asked: in so many words, or by a value that the van may have. */
const asked = ({ topics, wishes, pointer }: Reading): readonly FactTopic[] => {
  const named = topics.filter(isFactTopic);
  // Of "the white transit" the colour is known; of "is it white" it is asked.
  const values =
    pointer?.by === 'description' && named.length > 0
      ? wishes.filter(({ kind }) => kind === 'gearbox' || kind === 'cleanAir')
      : wishes;
  const all = new Set([...named, ...values.flatMap(({ kind }) => TOPIC_OF[kind] ?? [])]);
  // A monthly figure answers how much it is; "plus VAT" is said with every price.
  if (all.has('finance') || all.has('vatOnVan')) all.delete('price');
  if (all.has('range')) all.delete('mileage');
  if (all.has('loadVolume') || all.has('loadLength') || all.has('loadWidth') || all.has('loadHeight')) {
    for (const topic of ['length', 'width', 'height'] as const) all.delete(topic);
  }
  return [...all];
};

const isSold = ({ vehicle }: Van): boolean => vehicle.isSold || vehicle.stockStatus === 'Sold';

/** The van by its name where "it" stands first. */
const naming = (name: string, text: string): string =>
  /^It |^(?:Yes|No), it /.test(text)
    ? text.replace(/^(Yes, |No, )?[Ii]t /, (_, start = '') => `${start}${start === '' ? 'The' : 'the'} ${name} `)
    : `${name}: ${text}`;

const about = (van: Van, reading: Reading, dealership: Dealership, today: string): string => {
  const context = { dealership, today };
  const topics = asked(reading);
  const finance = topics.includes('finance') || reading.plan.deposit !== null || reading.plan.months !== null;
  const sold = isSold(van) && !topics.includes('availability') && !topics.includes('price') ? ['It has been sold.'] : [];
  const features = reading.wishes.flatMap((wish) =>
    wish.kind === 'feature' ? [featureSentence(van, wish.feature, context)] : [],
  );
  const sentences = [
    ...sold,
    ...features,
    ...factSentences(van, topics, context),
    ...(finance ? [financeAnswer(van, reading.plan, dealership)] : []),
  ];
  return naming(vanName(van), sentences.join(' '));
};

/** Facts of the vans that a question is about. */
export const answerFacts = (reading: Reading, subjects: readonly Van[], dealership: Dealership, today: string): ChatDraft => {
  const { plan, topics } = reading;
  const finance = topics.includes('finance') || plan.deposit !== null || plan.months !== null;
  // A representative example is a paragraph: three of them nobody reads.
  const vans = subjects.slice(0, finance ? 1 : MOST_RECOMMENDED);
  return {
    text: vans.map((van) => about(van, reading, dealership, today)).join('\n'),
    recommended: vans.filter(({ available }) => available).map(({ id }) => ({ id, fact: null })),
    unmet: null,
  };
};
