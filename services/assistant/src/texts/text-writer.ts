import type { VanFacts } from './van-facts.ts';

/** A text that is wanted: prose about the van, without price, address or hashtags, which are put around it. */
export interface Assignment {
  readonly facts: VanFacts;
  readonly purpose: 'description' | 'facebook' | 'instagram';
  /** Whether the van is gone: a post then invites nobody to view it. */
  readonly isSold: boolean;
  /** The same number gives the same wording where the writer can promise that, the next one another. */
  readonly wording: number;
}

/** Writes prose about a van from its facts. */
export interface TextWriter {
  write(assignment: Assignment): Promise<string>;
}

/** The writer that the settings choose; what it writes is checked. */
export const TEXT_WRITER = Symbol('TEXT_WRITER');

/** Longest prose, in characters. */
export const LONGEST_PROSE = 1_500;

/** Wordings are drawn from as many where the caller names none. */
export const MOST_WORDINGS = 1_000;
