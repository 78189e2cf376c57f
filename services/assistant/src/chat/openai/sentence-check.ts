import type { Van } from '../built-in/find/van.ts';
import { isFactTopic, isPolicyTopic, type Topic } from '../built-in/questions/topic.ts';
import { readMessage } from '../built-in/understand/read-message.ts';
import { isTrueOf, isTrueOfStock } from './claims.ts';
import { saidOfDealership } from './dealership-claims.ts';
import { DENIES, forbiddenContent } from './forbidden-content.ts';
import { QUOTE, type Quotes } from './quotes.ts';

/** Questions and offers, which state nothing. */
const OFFERS =
  /\b(?:if|whether|would you|let me know|tell me|i can (?:look|search|check|help)|just (?:say|ask)|team (?:can|will) (?:tell|explain|help|advise|answer))\b/i;
/** Says that something is unknown. */
const ADMITS = /\b(?:not (?:recorded|listed|known)|(?:do not|don['’]t|cannot|can['’]t) (?:know|say|tell)|no record)\b/i;
/** "How finance works:", before a quote. */
const LEAD_IN = /^\W*(?:[\p{L}'’-]+[\s,]*){0,8}[:,–-]?\W*$/u;
const POINTS_BACK = /\b(?:it|its|it's|this|that|these|those|they|them|their|both|all)\b/i;
const CLAUSES = /\b(?:but|however|although|though)\b|;/i;

/** Referring visitors to the sales team states no fact. */
const HANDED_ON: ReadonlySet<Topic> = new Set(['human', 'callback', 'phone', 'capabilities', 'testDrive', 'stockOverview']);
const ALWAYS_QUOTED: ReadonlySet<Topic> = new Set(['finance', 'warranty', 'history', 'towing']);
const mustBeQuoted = (topic: Topic): boolean => ALWAYS_QUOTED.has(topic) || (isPolicyTopic(topic) && !HANDED_ON.has(topic));

/**
 * Parses a model's sentence like a visitor's message: whatever it names (a make, a fuel, equipment, "the cheapest") must be
 * true of the vans quoted in it. Figures, promises and facts about the dealership may come from quotes only.
 */
export class SentenceCheck {
  /** The vans that earlier sentences were about. */
  #spokenOf: readonly Van[] = [];

  constructor(
    private readonly quotes: Quotes,
    /** The vans that the model was shown, among which "the cheapest" is chosen. */
    private readonly told: ReadonlySet<Van>,
  ) {}

  /** Why a sentence must be removed; null if it may stay. */
  faultOf(sentence: string): string | null {
    const own = sentence.replace(QUOTE, ' ');
    const never = forbiddenContent(own);
    if (never !== null) return never;
    for (const clause of sentence.split(CLAUSES)) {
      const fault = this.#faultOfClause(clause, own);
      if (fault !== null) return fault;
    }
    return null;
  }

  #faultOfClause(clause: string, own: string): string | null {
    const quoted = [...clause.matchAll(QUOTE)].map((match) => this.quotes.resolve(match));
    if (quoted.includes(null)) return 'a quote of nothing';
    const vans = [...new Set(quoted.flatMap((quote) => quote?.van ?? []))];
    if (vans.length > 0) this.#spokenOf = vans;
    const words = clause.replace(QUOTE, ' it ');
    const reading = readMessage(words, this.quotes.view.names, this.quotes.year);
    const asks = /\?\s*$/.test(clause) || ADMITS.test(clause) || (vans.length === 0 && OFFERS.test(clause));
    const isLeadIn = quoted.some((quote) => quote?.isWhole) && LEAD_IN.test(own);
    const said = [...reading.topics.filter(isFactTopic), ...saidOfDealership(words)];
    if (!asks && !isLeadIn && said.some(mustBeQuoted)) return 'own words about the dealership';
    if (asks) return null;
    const isDenied = DENIES.test(words);
    const subjects = vans.length === 0 && POINTS_BACK.test(words) ? this.#spokenOf : vans;
    const isTrue =
      subjects.length > 0
        ? isTrueOf(reading, subjects, this.told, isDenied)
        : isTrueOfStock(reading, this.quotes.view.available, isDenied);
    return isTrue ? null : 'what is not true of the vans';
  }
}
