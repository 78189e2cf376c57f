import { FACT_TOPICS, type FactTopic, isFactTopic, relationsOf } from '../questions/topic.ts';
import { LIFTS } from '../understand/lifts.ts';
import type { Reading } from '../understand/reading.ts';
import type { Wish } from '../wishes/wish.ts';

/** What of a van answers a wish. */
export const topicOf = ({ kind }: Pick<Wish, 'kind'>): FactTopic | undefined =>
  FACT_TOPICS.find((topic) => relationsOf(topic).wishes?.includes(kind));

/** What is asked of a van by naming a value: "is it automatic" asks for the gearbox. */
export const isAskable = ({ kind }: Wish): boolean => kind === 'feature' || topicOf({ kind }) !== undefined;

/** What is asked: in so many words, or by a value that the van may have. */
export const askedTopics = ({ topics, wishes, pointer, demands, text }: Reading): readonly FactTopic[] => {
  const named: readonly FactTopic[] = topics.flatMap((topic) =>
    isFactTopic(topic) ? [topic] : topic === 'vat' ? (['vatOnVan'] as const) : [],
  );
  // Of "the white transit" the colour is known; of "is it white" it is asked.
  const values =
    pointer?.by === 'description' && (named.length > 0 || wishes.some(({ kind }) => kind === 'feature'))
      ? wishes.filter(({ kind }) => kind === 'gearbox' || kind === 'cleanAir')
      : // "The length of the tipper body" asks of no body.
        wishes.filter(({ kind }) => kind !== 'body' || named.length === 0);
  const all = new Set([...named, ...values.flatMap((wish) => topicOf(wish) ?? [])]);
  // A monthly figure answers how much it is, and "how much is the tax" asks for no price; "plus VAT" is said with every price.
  if (all.has('finance') || all.has('vatOnVan') || all.has('roadTax')) all.delete('price');
  if (all.size > 1) all.delete('room');
  if (all.has('economy')) all.delete('fuel');
  if (all.has('mot')) all.delete('age');
  if (all.has('gearboxKind')) for (const topic of ['gearbox', 'drivenOn', 'wear'] as const) all.delete(topic);
  if (LIFTS.test(text)) for (const topic of ['price', 'payload'] as const) all.delete(topic);
  // What a zone charges is no price of the van's.
  if (all.has('cleanAir')) all.delete('price');
  // "500 miles a week" is no mileage.
  if (all.has('mileage') && demands.some(({ kind }) => kind === 'range')) all.add('range');
  if (all.has('range')) all.delete('mileage');
  // How old the driver is, not the van.
  if (all.has('drivenOn')) all.delete('age');
  if (all.has('loadVolume') || all.has('loadLength') || all.has('loadWidth') || all.has('loadHeight')) {
    for (const topic of ['length', 'width', 'height'] as const) all.delete(topic);
  }
  return [...all];
};
