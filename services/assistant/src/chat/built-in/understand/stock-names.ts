/** Names that only this stock has; typed as they are written. */
export interface StockNames {
  /** Folded name → value. */
  readonly models: ReadonlyMap<string, string>;
  readonly makes: ReadonlyMap<string, string>;
  /** Whether a word of its derivatives says nothing else: a trim or a maker's code. */
  readonly isTrim: (word: string) => boolean;
  /** Whether the description of a van has these words. */
  readonly isMentioned: (words: string) => boolean;
  /** The van of a registration, in small letters without its space. */
  readonly vanOfMark: (mark: string) => number | undefined;
}
