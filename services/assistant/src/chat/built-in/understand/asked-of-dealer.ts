import type { Understanding } from '@forecourt/language';
import type { PolicyTopic } from '../questions/topic.ts';
import type { Wish } from '../wishes/wish.ts';
import { namesPrice } from './asked-of-van.ts';
import type { Cues } from './cues.ts';

const NAMED: ReadonlySet<Wish['kind']> = new Set(['name', 'body', 'seats', 'size', 'fuel', 'gearbox', 'colour']);
/** "9 seater??": nothing but what a van is to be. */
const isBareName = ({ tokens }: Understanding, wishes: readonly Wish[]): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length <= 2 && wishes.length > 0 && wishes.every(({ kind }) => NAMED.has(kind));

const FITS: readonly RegExp[] = [
  /\b(?:fit\w*|install\w*|put|add\w*|supply|workshop|do you do|can you do|cost)\b/,
  /\b(?:wrap\w*|sign\w*|remov\w*|repair\w*|replace\w*)\b/,
];
/** Whether nothing but equipment is named. */
export const isEquipment = (wishes: readonly Wish[]): boolean =>
  wishes.length > 0 && wishes.every(({ kind }) => kind === 'feature');

/** Whether it may be of the visitor's own van; "have you got a Transit" is not. */
const OWN =
  /\b(?:my|mine|ours?|old|(?<!you )got|i have|i've|had|(?<!you )offer|done|owe|part ?ex\w*|px|trad(?:e|ing)|swap\w*|worth)\b/;

/** An intent that is less likely is no question to the dealer where equipment is named. */
const SURE = 0.4;

/** What is known of a message before it is clear what it asks of the dealership. */
interface Message {
  readonly understood: Understanding;
  readonly cues: Cues;
  readonly policies: readonly PolicyTopic[];
  readonly wishes: readonly Wish[];
  readonly mark: number | null | undefined;
  /** It asks facts of a van. */
  readonly asksFacts: boolean;
}

/** What a message asks of the dealership, of what it may seem to ask. */
export const askedOfDealer = ({ understood, cues, policies, wishes, mark, asksFacts }: Message): readonly PolicyTopic[] => {
  const plain = understood.spelt.join(' ');
  const fits = FITS.some((pattern) => pattern.test(plain));
  return policies.filter(
    (topic) =>
      // "How much was HV24 QUW" asks for no telephone number.
      (mark == null || !asksFacts || topic !== 'phone') &&
      !isBareName(understood, wishes) &&
      // "Max 30k + VAT" says how the budget is meant.
      (topic !== 'vat' || cues.asks || !namesPrice(wishes)) &&
      (topic !== 'vat' || cues.asksOfVat || wishes.every(({ kind }) => kind !== 'vat')) &&
      (topic !== 'stockOverview' || wishes.length === 0) &&
      // "Have you got a Nissan NV200?" speaks of no van of their own.
      (topic !== 'partExchange' || !cues.seeksVans || OWN.test(plain) || wishes.every(({ kind }) => kind !== 'name')) &&
      // "Need a towbar" wants a van that has one.
      (topic !== 'servicing' || !isEquipment(wishes) || fits) &&
      // "Air con needed" is hardly a question to the dealer.
      (!isEquipment(wishes) || cues.asks || (understood.intents[0]?.probability ?? 0) >= SURE || fits),
  );
};
