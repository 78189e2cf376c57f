import type { VanFacts } from './van-facts.ts';

/** A request for prose about a van, without price, address or hashtags, which are added separately. */
export interface Assignment {
  readonly facts: VanFacts;
  readonly purpose: 'description' | 'facebook' | 'instagram';
  /** A text about a sold van invites nobody to view it. */
  readonly isSold: boolean;
  /** A built-in writer gives the same text for the same number; the next number asks for another. */
  readonly wording: number;
}

/** Writes prose about a van from its facts. */
export interface TextWriter {
  write(assignment: Assignment): Promise<string>;
}

/** Injection token of the writer that the settings select. */
export const TEXT_WRITER = Symbol('TEXT_WRITER');

/** In characters. */
export const MAX_PROSE_LENGTH = 1_500;

/** The range that a random wording number is drawn from. */
export const MAX_WORDINGS = 1_000;
