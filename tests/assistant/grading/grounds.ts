import type { Dealership, Vehicle } from '@forecourt/contracts';
import type { Counted, Wish } from '../conversations/conversation.ts';
import { fits } from './wishes.ts';

/** The data that answers are graded by, from the product's API and settings. */
export interface Grounds {
  readonly stock: readonly Vehicle[];
  readonly settings: Dealership;
  /** ISO date. */
  readonly today: string;
}

/** The state of a conversation when a turn is answered. */
export interface Situation {
  readonly wish: Wish;
  /** How this turn's answer may read the wish more narrowly. */
  readonly counts: Counted;
  /** The last recommended vans, in order. */
  readonly shown: readonly Vehicle[];
  /** All vans recommended so far. */
  readonly seen: readonly Vehicle[];
  readonly page: Vehicle | null;
  /** The van whose registration the visitor types. */
  readonly marked: Vehicle | null;
  /** Everything the visitor has typed, the current turn last. */
  readonly said: readonly string[];
}

/** An answer with its vans looked up, and unknown ids separately. */
export interface Answer {
  readonly text: string;
  readonly vans: readonly Vehicle[];
  readonly unknownIds: readonly number[];
  /** What the cards say besides make, model and price. */
  readonly cardFacts: readonly { readonly van: Vehicle; readonly fact: string }[];
}

export type FaultKind = 'vans' | 'violation' | 'invented' | 'missing' | 'leak' | 'format';

export interface Fault {
  readonly kind: FaultKind;
  readonly reason: string;
}

export const fault = (kind: FaultKind, reason: string): Fault => ({ kind, reason });

export const vansFor = (wish: Wish, vans: readonly Vehicle[]): Vehicle[] => vans.filter((van) => fits(van, wish));

/** "Ford Transit Custom 2021 (#17)": for the report. */
export const label = (van: Vehicle): string => `${van.make} ${van.model} ${van.year} (#${van.id})`;
