import type { SortOrder, StockFilter } from '@forecourt/rules';

/** One criterion of a search. */
export interface SearchPart {
  /** Several parts of one kind are alternatives: "diesel or electric". */
  readonly kind: string;
  /** How it is written: "Luton", "Up to £20,000". */
  readonly label: string;
  readonly filter: StockFilter;
  /** Similar vans: for a model, those of its size. */
  readonly alike?: StockFilter;
  /** A sentence for what no filter supports. */
  readonly note?: string;
  /** The requested sort order; its filter matches everything. */
  readonly sortBy?: SortOrder;
  /** Excluded: "not electric". */
  readonly not: boolean;
  /** The words of a `text` part, which may be misspelt; empty in all others. */
  readonly words: readonly string[];
  /** The search without this part. */
  readonly without: string;
}

/** A part during parsing, with the positions of its words. */
export interface FoundPart extends Omit<SearchPart, 'without' | 'not' | 'words'> {
  readonly places: readonly number[];
  readonly not?: boolean;
  readonly words?: readonly string[];
}
