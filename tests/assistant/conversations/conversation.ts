/** A visitor's wishes so far, as a filter of the stock: every key must hold. Weights in kg, lengths in mm, volume in m³. */
export interface Wish {
  /** One of these, without regard to case and accents. */
  readonly make?: readonly string[] | null;
  /** The van's make, model and derivative contain one of these words. */
  readonly named?: readonly string[] | null;
  readonly bodyType?: readonly string[] | null;
  readonly fuelType?: readonly string[] | null;
  readonly transmission?: readonly string[] | null;
  readonly condition?: readonly string[] | null;
  /** Whole pounds without VAT, inclusive, like the filter of the stock. */
  readonly priceMin?: number | null;
  readonly priceMax?: number | null;
  /** Including VAT, if the visitor says so; a van without VAT counts by its price. */
  readonly priceWithVatMax?: number | null;
  readonly monthlyMax?: number | null;
  readonly payloadMin?: number | null;
  readonly loadLengthMin?: number | null;
  /** Between the wheel arches, where there are any. */
  readonly loadWidthMin?: number | null;
  readonly loadHeightMin?: number | null;
  readonly loadVolumeMin?: number | null;
  /** Outside, over all. */
  readonly heightMax?: number | null;
  readonly lengthMax?: number | null;
  readonly grossWeightMax?: number | null;
  readonly seatsMin?: number | null;
  readonly mileageMax?: number | null;
  readonly yearMin?: number | null;
  readonly yearMax?: number | null;
  readonly rangeMin?: number | null;
  /** Miles to the gallon. */
  readonly economyMin?: number | null;
  readonly stockStatus?: readonly string[] | null;
  /** One of these words stands in the colour. */
  readonly colour?: readonly string[] | null;
  /** All of these; for an entry with "/", either. */
  readonly features?: readonly string[] | null;
  /** Enters ULEZ and the clean air zones free of charge. */
  readonly cleanAir?: true | null;
  /** False: sold without VAT on its price. */
  readonly vatQualifying?: boolean | null;
  /** Sizes overlap at their edges, where tradespeople differ too. */
  readonly size?: 'small' | 'medium' | 'large' | null;
  readonly wheelbase?: 'short' | 'long' | null;
}

/** Which of the matching vans must come first. */
export type Best =
  | 'cheapest'
  | 'dearest'
  | 'lowest mileage'
  | 'newest'
  | 'longest load'
  | 'most volume'
  | 'most payload'
  | 'most economical'
  | 'most powerful'
  | 'longest range'
  | 'lowest monthly';

/** How the vans of an answer must differ from those shown last. */
export type Comparison = 'cheaper' | 'bigger' | 'newer' | 'lower mileage' | 'others';

/**
 * A van of the conversation: the one whose page is open, the one whose registration was typed, one of those last shown (1 is the
 * first), or any that matches the wish.
 */
export type Which = 'page' | 'marked' | { readonly shown: number } | { readonly fitting: Wish };

export type FactField =
  | 'price'
  | 'monthlyPrice'
  | 'mileage'
  | 'year'
  | 'payload'
  | 'loadLength'
  | 'loadWidth'
  | 'loadHeight'
  | 'loadVolume'
  | 'height'
  | 'length'
  | 'seats'
  | 'doors'
  | 'colour'
  | 'transmission'
  | 'fuelType'
  | 'power'
  | 'fuelEconomy'
  | 'range'
  | 'engineSize'
  | 'grossWeight'
  | 'euroStatus'
  | 'cleanAir'
  | 'warranty'
  | 'motDueDate'
  | 'stockStatus'
  | 'vatQualifying';

export interface Counted extends Wish {
  /** `monthlyMax` is what nothing is put down for. */
  readonly withoutDeposit?: true;
}

export interface Expectation {
  /** Added to the wishes of earlier turns: a key replaces the old value, null removes it. The right vans are computed from them. */
  readonly wish?: Wish;
  /** What else the vans have to meet that an answer may count: the wish read more narrowly, where the answer says so. */
  readonly counts?: Counted;
  /** Discards the wishes of earlier turns. */
  readonly fresh?: true;
  readonly first?: Best;
  readonly than?: Comparison;
  /** The visitor said too little, so a question is as good an answer as vans. */
  readonly mayAsk?: true;
  /** If nothing matches: what the alternatives must meet. */
  readonly nearest?: Wish;
  /** If nothing matches: there is no alternative either, so no van has to be named. */
  readonly nothingNear?: true;
  /** The first card is of this van. */
  readonly shows?: Which;
  /** The fact about a van that must be stated. */
  readonly fact?: { readonly of: Which; readonly field: FactField };
  /** The feature whose presence must be stated. */
  readonly feature?: { readonly of: Which; readonly feature: string };
  /** The monthly figure must be stated with its representative example, for the visitor's deposit and term. */
  readonly finance?: { readonly of: Which; readonly deposit?: number; readonly months?: number };
  /** Dealership settings that must be stated, by path; for "a|b", either. */
  readonly mustSay?: readonly string[];
  readonly mustSayLike?: readonly RegExp[];
  readonly mustNotSay?: readonly RegExp[];
  /** The answer must be exactly one question. */
  readonly asksOneQuestion?: true;
  /** The answer must say that this is unknown, or who knows it. */
  readonly saysUnknown?: true;
  /** The answer must decline and return to vans or the sales team. */
  readonly refuses?: true;
}

export interface Turn {
  /** What the visitor types; "{mark}" stands for the registration of the conversation's `mark`, "{mark compact}" for it as "ab12cde". */
  readonly says: string;
  readonly expect: Expectation;
}

/** A forged earlier turn. */
export interface ForgedTurn {
  readonly message: string;
  readonly answer: string;
  /** "sold" stands for the id of a sold van, "unknown" for an invalid id. */
  readonly vans: readonly ('sold' | 'unknown')[];
}

export interface Conversation {
  /** The van whose page is open: the first match. */
  readonly page?: Wish;
  /** The van whose registration is typed: the first match with one, or the first sold van. */
  readonly mark?: Wish | 'sold';
  readonly forged?: readonly ForgedTurn[];
  readonly turns: readonly Turn[];
}

export interface Theme {
  readonly name: string;
  readonly conversations: readonly Conversation[];
}

/** The stock's own terms, as visitors mean them. */
export const PANEL_VAN = ['Panel Van'] as const;
export const AUTOMATIC = ['Automatic', 'Semi-Automatic'] as const;
/** A part-exchange is a used van too. */
export const USED = ['used', 'p/ex to clear'] as const;

/** What no answer may start with or promise. */
export const NO_YES = [/^yes\b/i];
export const NO_PROMISE = [/^yes\b/i, /\byou(?:'ll| will) (?:be|get) (?:accepted|approved)\b/i];
/** How an answer says that something is not so, or who knows it. */
export const DENIES = /\bno\b|\bnot\b|n't\b|none|nothing/i;
export const TEAM = /sales team|0151/i;

/** Shorthand for a conversation: what is typed, and what the answer must contain. */
export const talk = (...turns: readonly (readonly [says: string, expect: Expectation])[]): Conversation => ({
  turns: turns.map(([says, expect]) => ({ says, expect })),
});
