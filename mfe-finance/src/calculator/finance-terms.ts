/** The months to choose from in the calculator (product §9). */
export const TERMS = [24, 36, 48, 60] as const;
export type Term = (typeof TERMS)[number];

/** The term at first, in months. */
export const DEFAULT_TERM: Term = 60;
