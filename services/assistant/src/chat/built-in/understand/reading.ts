import type { Slot } from '@forecourt/language';
import type { Topic } from '../questions/topic.ts';
import { NO_PLAN, type PlanWords } from '../wishes/plan.ts';
import type { Comparison, Order, Wish } from '../wishes/wish.ts';
import { type Cues, cuesIn } from './cues.ts';
import type { FinancePart } from './finance-parts.ts';
import type { Load } from './loads.ts';
import type { Pallets } from './pallets.ts';
import type { Demand } from './read-demands.ts';

/** Which van is meant, before the conversation says which that is. */
export type Pointer =
  /** "the second one": 0 is the first; -1 is the last. */
  | { readonly by: 'place'; readonly place: number }
  /** "the first one you showed me". */
  | { readonly by: 'start' }
  /** "the other one": of two. */
  | { readonly by: 'other' }
  /** "both", "either of them". */
  | { readonly by: 'both' }
  /** "the first two"; all of them where there is no number. */
  | { readonly by: 'places'; readonly places: readonly number[] | null }
  /** "this van": the one whose page is open, if there is one. */
  | { readonly by: 'this' }
  /** "HV22 QHK". */
  | { readonly by: 'mark'; readonly van: number }
  /** "how much weight does the cheapest take". */
  | { readonly by: 'order' }
  /** "the cheaper one": of those shown. */
  | { readonly by: 'best'; readonly order: Order }
  /** "it", "that one"; "they", "these". */
  | { readonly by: 'it'; readonly many?: boolean }
  /** "the crafter", "the white one": among those shown, or the stock. */
  | {
      readonly by: 'description';
      readonly wishes: readonly Wish[];
      /** In the visitor's words: "low floor". */
      readonly words?: string;
      /** It says itself that one of those in sight is meant: "the red one". */
      readonly definite?: true;
    };

/** A part of a message, and what it asks. */
export interface Clause {
  /** As it was typed. */
  readonly said: string;
  readonly topics: readonly Topic[];
}

/** What one message says, as far as it is understood. */
export interface Reading extends Cues {
  /** The message, normalised and spelt right. */
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly wishes: readonly Wish[];
  /** What a van that is spoken of would have to hold, carry, reach or fit into. */
  readonly demands: readonly Demand[];
  /** What it would have to take, of sizes that everybody knows. */
  readonly loads: readonly Load[];
  readonly pallets: Pallets | null;
  /** The slots that were understood. */
  readonly heard: readonly Slot[];
  /** Equipment that it names and no list knows. */
  readonly unlisted: readonly string[];
  /** A figure alone: a budget, where one is spoken of. */
  readonly bare: number | null;
  /** A figure with nothing beside it but small words, whatever it was taken for: "and 5 grand". */
  readonly lone: number | null;
  /** No word says that the price is money: "under 60k" may be miles. */
  readonly unsaid: boolean;
  /** A number of years, short enough for an agreement. */
  readonly years: number | null;
  /** Keys of wishes that no longer matter: "forget the budget". */
  readonly dropped: readonly string[];
  /** Keys of wishes of which anything else is wanted: "other makes". */
  readonly otherwise: readonly string[];
  readonly startAgain: boolean;
  readonly order: Order | null;
  readonly asksWhich: boolean;
  readonly comparison: Comparison | null;
  /** It is the vans of a name that others are compared with: "bigger than a caddy". */
  readonly thanNamed: boolean;
  /** "show me others". */
  readonly more: boolean;
  /** "something like this". */
  readonly similar: boolean;
  /** It is the size of a van that another is to be like. */
  readonly sameSize: boolean;
  /** Vans are to be held against each other. */
  readonly compares: boolean;
  /** What matters of a van, without a figure: "cheap to run". */
  readonly matters: readonly Order[];
  /** The body that a trade needs: parcels, removals. */
  readonly purpose: string | null;
  /** It asks for vans and names a use that a panel van does for. */
  readonly plainUse: boolean;
  readonly pointer: Pointer | null;
  readonly topics: readonly Topic[];
  /** What is said of the tolls and charges that it names. */
  readonly charges: readonly string[];
  readonly plan: PlanWords;
  /** What of an agreement it speaks of. */
  readonly parts: readonly FinancePart[];
  /** It wants vans, whatever they are: "show me", "have you got". */
  readonly asksForVans: boolean;
  /** It is put as a question, of whatever. */
  readonly asks: boolean;
  /** "Back to the Sprinter". */
  readonly goesBack: boolean;
  /** What it names has to be there. */
  readonly insists: boolean;
  /** It asks which of those shown is the best to buy. */
  readonly asksAdvice: boolean;
  /** It asks whether the dearer of two is worth it. */
  readonly asksWorth: boolean;
  /** It says what the van is for or carries. */
  readonly saysUse: boolean;
  /** It is put as a question about a van: what else it says of that van is asked, not wished. */
  readonly asksFact: boolean;
}

/** A message that says nothing that is answered. */
export const NOTHING_READ: Reading = {
  ...cuesIn(''),
  text: '',
  clauses: [],
  wishes: [],
  demands: [],
  loads: [],
  pallets: null,
  heard: [],
  unlisted: [],
  bare: null,
  lone: null,
  unsaid: false,
  years: null,
  dropped: [],
  otherwise: [],
  startAgain: false,
  order: null,
  asksWhich: false,
  comparison: null,
  thanNamed: false,
  more: false,
  similar: false,
  sameSize: false,
  compares: false,
  matters: [],
  purpose: null,
  plainUse: false,
  pointer: null,
  topics: [],
  charges: [],
  plan: NO_PLAN,
  parts: [],
  asksForVans: false,
  asks: true,
  goesBack: false,
  insists: false,
  asksWhy: false,
  asksAdvice: false,
  asksWorth: false,
  saysUse: false,
  asksFact: false,
};
