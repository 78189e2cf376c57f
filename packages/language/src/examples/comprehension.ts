import { spansOf } from '../signs/sign-features.ts';
import type { Understand } from '../understanding/understand.ts';
import type { Example } from './example.ts';

/** How well marked sentences are understood, in shares from 0 to 1. */
export interface Comprehension {
  readonly sentences: number;
  /** Share whose likeliest intent is right. */
  readonly intents: number;
  /** Share whose intent is among the three likeliest. */
  readonly amongThree: number;
  /** F1 of the slots: both ends and the name have to be right. */
  readonly slots: number;
}

interface Named {
  readonly slot: string;
  readonly start: number;
  readonly end: number;
}
const nameOf = ({ slot, start, end }: Named): string => `${slot} ${start} ${end}`;

/** Compares what is understood of sentences with their marks. */
export const comprehensionOf = (examples: readonly Example[], understand: Understand): Comprehension => {
  let [intents, amongThree, found, marked, both] = [0, 0, 0, 0, 0];
  for (const { intent, labels, text } of examples) {
    const said = understand(text);
    const place = said.intents.findIndex((guess) => guess.intent === intent);
    if (place === 0) intents += 1;
    if (place >= 0 && place < 3) amongThree += 1;
    const right = new Set(spansOf(labels).map(nameOf));
    found += said.slots.length;
    marked += right.size;
    both += said.slots.filter((slot) => right.has(nameOf(slot))).length;
  }
  const sentences = examples.length;
  return { sentences, intents: intents / sentences, amongThree: amongThree / sentences, slots: (2 * both) / (found + marked) };
};
