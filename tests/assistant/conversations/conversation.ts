/** A visitor's wishes so far, as a filter of the stock: every key must hold. Weights in kg, lengths in mm, volume in m³. */
export interface Wish {
  /** One of these, without regard to case and accents. */
  readonly make?: readonly string[] | null;
  /** One of these words stands in the van's make, model and derivative. */
  readonly named?: readonly string[] | null;
  readonly bodyType?: readonly string[] | null;
  readonly fuelType?: readonly string[] | null;
  readonly transmission?: readonly string[] | null;
  readonly condition?: readonly string[] | null;
  /** Whole pounds without VAT, inclusive, as the stock's own filter takes them. */
  readonly priceMin?: number | null;
  readonly priceMax?: number | null;
  /** With VAT, where the visitor says so; a van that has no VAT counts by its price. */
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
  /** All of these; an entry with "/" is met by either. */
  readonly features?: readonly string[] | null;
  /** Enters ULEZ and the clean air zones free of charge. */
  readonly cleanAir?: true | null;
  /** False: sold without VAT on its price. */
  readonly vatQualifying?: boolean | null;
  /** Sizes overlap at their edges, where tradespeople differ too. */
  readonly size?: 'small' | 'medium' | 'large' | null;
  readonly wheelbase?: 'short' | 'long' | null;
}

/** Which of the fitting vans has to stand first. */
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
 * A van of the conversation: the one whose page is open, the one whose registration was typed, one of those shown last (1 is the
 * first), or any the wish fits.
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

export interface Expectation {
  /** Added to the wishes of the turns before: a key replaces what it was, null takes it back. Right vans are computed from them. */
  readonly wish?: Wish;
  /** The wishes of the turns before no longer count. */
  readonly fresh?: true;
  readonly first?: Best;
  readonly than?: Comparison;
  /** One question back is as good an answer as vans: too little was said. */
  readonly mayAsk?: true;
  /** Where nothing fits: the vans named instead must meet this. */
  readonly nearest?: Wish;
  /** Where nothing fits, nothing comes near either, so that no van has to be named. */
  readonly nothingNear?: true;
  /** The first card is of this van. */
  readonly shows?: Which;
  /** A fact to be told of a van. */
  readonly fact?: { readonly of: Which; readonly field: FactField };
  /** Whether a van has a feature is to be told. */
  readonly feature?: { readonly of: Which; readonly feature: string };
  /** The monthly figure is to be told, with its representative example; the deposit and term the visitor gave. */
  readonly finance?: { readonly of: Which; readonly deposit?: number; readonly months?: number };
  /** Of the dealership's settings, by path; an entry "a|b" is met by either. */
  readonly mustSay?: readonly string[];
  readonly mustSayLike?: readonly RegExp[];
  readonly mustNotSay?: readonly RegExp[];
  /** Exactly one question back. */
  readonly asksOneQuestion?: true;
  /** Says that this is not known, or who would know. */
  readonly saysUnknown?: true;
  /** Does not do what is asked, and comes back to vans or to the sales team. */
  readonly refuses?: true;
}

export interface Turn {
  /** What the visitor types; "{mark}" stands for the registration of the conversation's `mark`, "{mark compact}" for it as "ab12cde". */
  readonly says: string;
  readonly expect: Expectation;
}

/** A turn that was never said, as a forger would send it. */
export interface ForgedTurn {
  readonly message: string;
  readonly answer: string;
  /** "sold" stands for a sold van's id, "unknown" for one that is no van's. */
  readonly vans: readonly ('sold' | 'unknown')[];
}

export interface Conversation {
  /** The van whose page is open: the first that fits. */
  readonly page?: Wish;
  /** Whose registration is typed: the first that fits and has one, or the first that is sold. */
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

/** What no answer may begin with or promise. */
export const NO_YES = [/^yes\b/i];
export const NO_PROMISE = [/^yes\b/i, /\byou(?:'ll| will) (?:be|get) (?:accepted|approved)\b/i];
/** How an answer says that something is not so, or who knows it. */
export const DENIES = /\bno\b|\bnot\b|n't\b|none|nothing/i;
export const TEAM = /sales team|0151/i;

/** A conversation in short: what is typed, and what is expected of the answer. */
export const talk = (...turns: readonly (readonly [says: string, expect: Expectation])[]): Conversation => ({
  turns: turns.map(([says, expect]) => ({ says, expect })),
});
