import { anyOf, type Words } from '../any-of.ts';
import type { FactTopic, OtherTopic, PolicyTopic } from '../questions/topic.ts';
import data from './intent-topics.json' with { type: 'json' };

/** Which of the topics of an intent a message asks for, by a word that tells them apart; the last may have none. */
export type Choice<Topic> = readonly (readonly [topic: Topic, word?: RegExp])[];

const choices = <Topic extends string>(rows: object): Readonly<Record<string, Choice<Topic>>> =>
  Object.fromEntries(
    Object.entries(rows as Record<string, readonly (readonly [string, Words?])[]>).map(([intent, choice]) => [
      intent,
      choice.map(([topic, words]) => (words === undefined ? [topic as Topic] : [topic as Topic, anyOf(words)])),
    ]),
  );

/** What is asked of the dealership, by intent. */
export const POLICIES = choices<PolicyTopic>(data.policies);
/** What is neither about a van nor about the dealership, by intent. */
export const OTHERS = data.others as Readonly<Record<string, OtherTopic>>;
/** What is asked of a van, by intent. */
export const FACTS = choices<FactTopic>(data.facts);
/** Intents that ask something of a van: what else they name points to it. */
export const ABOUT_VAN: ReadonlySet<string> = new Set(data.aboutVan.split(' '));
/** Intents that ask for vans. */
export const FOR_VANS: ReadonlySet<string> = new Set(data.forVans.split(' '));
