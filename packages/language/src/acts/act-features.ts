import type { Understanding } from '../understanding/understand.ts';
import type { Moment } from './act.ts';

/** How many of the likeliest intents count. */
const INTENTS = 3;
/** A message begins with what it wants more often than it ends with it. */
const FIRST_WORDS = 3;
const SURE = 0.5;
const LONG = 12;

/** What tells what a visitor wants: the message, and what it follows. */
export const actFeatures = (
  { spelt, intents, slots }: Pick<Understanding, 'spelt' | 'intents' | 'slots'>,
  { onPage, before }: Moment,
): readonly string[] => {
  const last = before.at(-1) ?? 'none';
  const context = `${last}${onPage ? ' page' : ''}`;
  const features = new Set<string>(['bias', `context ${context}`, `seen ${before.includes('vans')}`]);
  features.add(`length ${Math.min(LONG, spelt.length)}`);
  for (const { intent, probability } of intents.slice(0, INTENTS)) {
    features.add(`intent ${intent}`);
    if (probability > SURE) features.add(`sure ${intent}`);
  }
  const first = intents[0]?.intent;
  features.add(`first ${first}`).add(`first in ${first} ${context}`);
  for (const { slot } of slots) features.add(`slot ${slot}`).add(`slot in ${slot} ${context}`);
  if (slots.length === 0) features.add('no slot').add(`no slot ${context}`);
  spelt.forEach((word, place) => {
    features.add(`w ${word}`).add(`in ${context} ${word}`);
    if (place > 0) features.add(`pair ${spelt[place - 1]} ${word}`);
  });
  spelt.slice(0, FIRST_WORDS).forEach((word, place) => {
    features.add(`${place} ${word}`);
  });
  features
    .add(`starts ${spelt[0]} ${spelt[1]}`)
    .add(`starts in ${spelt[0]} ${context}`)
    .add(`ends ${spelt.at(-1)}`);
  return [...features];
};
