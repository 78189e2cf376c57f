import type { Act } from '@forecourt/language';
import { isPair, plainWords, termsOf } from '../passages/words.ts';
import { actsWanted, understand } from '../understand/model.ts';
import learnt from './doubt.json' with { type: 'json' };

/** What was asked, and what it would be answered with. */
export interface Exchange {
  readonly message: string;
  /** Its parts, as they were typed. */
  readonly parts: readonly string[];
  readonly onPage: boolean;
  /** What earlier messages wanted. */
  readonly before: readonly Act[];
  readonly wants: 'vans' | 'facts' | 'advice' | 'talk';
  readonly answer: string;
}

/** What tells how likely an answer is wrong. */
export type Signs = Readonly<Record<Exclude<keyof typeof learnt, 'bias' | 'threshold'>, number>>;

const LEAST = 0.001;
const odds = (probability: number): number => {
  const inside = Math.min(Math.max(probability, LEAST), 1 - LEAST);
  return Math.log(inside / (1 - inside));
};

const ASKS_BACK = /^(?:Happy to help\. What|Thanks\. (?:And|What's)|Sorry, I didn't catch)/m;
/** Whether an answer asks back instead. */
export const asksBack = (answer: string): boolean => ASKS_BACK.test(answer);

/** The words of a text that say what it is about, without their endings. */
export const wordsOf = (text: string): readonly string[] => termsOf(plainWords(text)).filter((term) => !isPair(term));

/** The share of some words that others have; all of none. */
const shareIn = (words: readonly string[], others: ReadonlySet<string>): number =>
  words.length === 0 ? 1 : words.filter((word) => others.has(word)).length / words.length;

/** How sure each part was understood, and how many of the words asked the answer has. */
export const signsOf = ({ message, parts, onPage, before, wants, answer }: Exchange): Signs => {
  const understood = understand(message);
  const sureness = parts.map((part) => understand(part).intents[0]?.probability ?? 0);
  const asked = wordsOf(understood.spelt.join(' '));
  return {
    leastSure: odds(Math.min(1, ...sureness)),
    act: odds(actsWanted(understood, { onPage, before })[0]?.probability ?? 0),
    told: shareIn(asked, new Set(wordsOf(answer))),
    facts: wants === 'facts' ? 1 : 0,
    vans: wants === 'vans' ? 1 : 0,
    evasive: asksBack(answer) ? 1 : 0,
  };
};

/** How much speaks for an answer being wrong; see ADR 068 for how the weights were learnt. */
export const doubtOf = (signs: Signs): number =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + learnt[name as keyof Signs] * value, learnt.bias);

/** Whether an answer is so likely wrong that it had better not be given. */
export const isDoubtful = (exchange: Exchange): boolean => doubtOf(signsOf(exchange)) > learnt.threshold;
