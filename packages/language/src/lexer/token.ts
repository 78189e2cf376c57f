/** A piece of a message. */
export interface Token {
  /** As it was typed. */
  readonly text: string;
  /** In small letters, without accents. */
  readonly word: string;
  readonly kind: TokenKind;
  /** Where it stands in the message; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * `number`: "15", "2.8", "1,200". `code`: letters and figures in one, "l3h2", "69", never both alone. `mark`: a registration mark.
 * `sign`: punctuation and currency.
 */
export type TokenKind = 'word' | 'number' | 'code' | 'mark' | 'sign';
