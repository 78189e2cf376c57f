/** The terms that the calculator offers, in months (product §9). */
export const TERMS = [24, 36, 48, 60] as const;
export type Term = (typeof TERMS)[number];

/** The initial term, in months. */
export const DEFAULT_TERM: Term = 60;
