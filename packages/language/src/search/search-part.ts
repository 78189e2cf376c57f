import type { SortOrder, StockFilter } from '@forecourt/rules';

/** One thing that is asked for in a search. */
export interface SearchPart {
  /** A van has one value of a kind, so that several parts of a kind are alternatives: "diesel or electric". */
  readonly kind: string;
  /** How it is written: "Luton", "Up to £20,000". */
  readonly label: string;
  readonly filter: StockFilter;
  /** What comes near it: for a model the vans of its size. */
  readonly alike?: StockFilter;
  /** A sentence for what no filter answers. */
  readonly note?: string;
  /** The order that is asked for; its filter lets everything through. */
  readonly sortBy?: SortOrder;
  /** It is not wanted: "not electric". */
  readonly not: boolean;
  /** The words of a `text` part, which may be misspelt; empty in all others. */
  readonly words: readonly string[];
  /** What was typed without it. */
  readonly without: string;
}

/** A part that is being read: by the places of its words. */
export interface FoundPart extends Omit<SearchPart, 'without' | 'not' | 'words'> {
  readonly places: readonly number[];
  readonly not?: boolean;
  readonly words?: readonly string[];
}
