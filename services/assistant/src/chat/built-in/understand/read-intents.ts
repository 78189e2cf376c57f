import type { Guess } from '@forecourt/language';
import type { FactTopic, OtherTopic, PolicyTopic } from '../questions/topic.ts';
import type { SaidClause } from './clauses.ts';
import { ABOUT_VAN, type Choice, FACTS, FOR_VANS, OTHERS, POLICIES } from './intent-topics.ts';

/** An intent that is less likely is not answered. */
const LIKELY = 0.35;
/** A second one that a message asks besides. */
const BESIDES = 0.3;

/** Whoever may be asking for vans, and names what they should be, is shown vans. */
const RIVAL = 0.12;

/** Intents that are answered with a fact of the van as well as with what holds for all. */
const BOTH: ReadonlySet<string> = new Set(['warranty_cover', 'licence', 'finance_deposit', 'finance_figure']);

const chosen = <Topic>(choice: Choice<Topic> | undefined, text: string): readonly Topic[] => {
  const found = choice?.find(([, word]) => word === undefined || word.test(text));
  return found ? [found[0]] : [];
};

export interface Intents {
  /** What is asked of the dealership. */
  readonly policies: readonly PolicyTopic[];
  readonly others: readonly OtherTopic[];
  /** What is asked of a van. */
  readonly facts: readonly FactTopic[];
  /** Some part of it asks something of a van. */
  readonly aboutVan: boolean;
  /** Some part of it asks for vans. */
  readonly forVans: boolean;
}

/** Where nothing better was found, an intent that is only likelier than any other is answered. */
const LIKELIEST = 0.22;
const SURE = 0.6;
const GREETS = /^ (?:\S+ ){0,3}$|\b(?:hi|hiya|hello|hey|morning|afternoon|evening|alright|ey up|how do|welcome)\b/;

/** Whether a clause may as well ask for vans. */
const rivals = (guesses: readonly Guess[]): boolean =>
  guesses.slice(0, 3).some(({ intent, probability }) => FOR_VANS.has(intent) && probability >= RIVAL);

/** Whether a part of a message asks something of a van. */
export const isAboutVan = (clauses: readonly (readonly Guess[])[]): boolean =>
  clauses.some(([first]) => ABOUT_VAN.has(first?.intent ?? ''));

/** In these a sum is one to be paid. */
const OF_SUMS: ReadonlySet<string> = new Set(['finance_deposit', 'finance_ending', 'finance_rate']);

/** Whether a message may ask for vans or about one. */
export const mayWantVans = (clauses: readonly (readonly Guess[])[]): boolean =>
  clauses.some((guesses) => rivals(guesses) || ABOUT_VAN.has(guesses[0]?.intent ?? '') || OF_SUMS.has(guesses[0]?.intent ?? ''));

/** The intents of a clause that are to be answered; none of the dealership where it may ask for vans and names some. */
const askedIn = (guesses: readonly Guess[], alone: boolean, namesVans: boolean): readonly string[] => {
  const [first, second] = guesses;
  if (!first) return [];
  const likely = first.probability >= LIKELY || (first.intent in POLICIES && !rivals(guesses) && first.probability >= LIKELIEST);
  const besides = alone && second && second.probability >= BESIDES ? [second.intent] : [];
  const asked = [...(likely ? [first.intent] : []), ...besides];
  const yields = namesVans && (first.intent === 'new_order' || (rivals(guesses) && (alone || first.probability < SURE)));
  return yields ? asked.filter((intent) => !(intent in POLICIES) || intent in FACTS) : asked;
};

/**
 * What each clause of a message wants, as far as a model can tell.
 *
 * @param namesVans whether it says what a van is to be
 */
export const readIntents = (clauses: readonly Omit<SaidClause, 'said'>[], namesVans: boolean): Intents => {
  const alone = clauses.length === 1;
  const asked = clauses.flatMap(({ intents, text }) => askedIn(intents, alone, namesVans).map((intent) => ({ intent, text })));
  const leads = clauses.flatMap(({ intents: [first] }) => (first ? [first.intent] : []));
  const policies = asked.flatMap(({ intent, text }) => chosen(POLICIES[intent], text));
  const others = asked.flatMap(({ intent, text }) => {
    const other = OTHERS[intent];
    return other === undefined || (other === 'greeting' && !GREETS.test(text)) ? [] : [other];
  });
  return {
    policies: [...new Set(policies)],
    others: [...new Set(others)],
    facts: [
      ...new Set(
        asked.flatMap(({ intent, text }) =>
          chosen(POLICIES[intent], text).length > 0 && !BOTH.has(intent) ? [] : chosen(FACTS[intent], text),
        ),
      ),
    ],
    aboutVan: isAboutVan(clauses.map(({ intents }) => intents)),
    forVans: leads.some((intent) => FOR_VANS.has(intent)),
  };
};
