import type { Dealership } from '@forecourt/contracts';

/** One answer that a page has, and how visitors ask for it. */
export interface Asked {
  /** The anchor of the section or item that answers. */
  readonly anchor: string;
  /** Opening words of the first sentence to quote; the section's first by default. */
  readonly from?: string;
  /** How many sentences to quote; 2 by default. */
  readonly sentences?: 1 | 3;
  /** Quotes the titles of the section's items in place of its sentences. */
  readonly outline?: true;
  /** What the quotation needs before it to stand alone. */
  readonly before?: string;
  /** Quotes a sentence of the settings. */
  readonly setting?: (dealership: Dealership) => string;
  /** In the words of visitors. */
  readonly asked: readonly string[];
}
