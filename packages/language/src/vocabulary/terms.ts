import lists from './lists/terms.json' with { type: 'json' };

/** A value of the stock and the forms in which people type it: short patterns on a message in small letters, without accents. */
export type Terms = readonly (readonly [value: string, forms: readonly string[]])[];

/** The kinds of values that are chosen from. */
export type TermKind = keyof typeof lists.terms;

/** The values of each kind, in order of precedence. Luton, Minibus and Double Cab are derived from other facts (`describeVan`). */
export const TERMS = lists.terms as unknown as Readonly<Record<TermKind, Terms>>;

/** Finds any of the forms as whole words; global. */
export const formPattern = (forms: readonly string[]): RegExp => new RegExp(`\\b(?:${forms.join('|')})(?= |$)`, 'g');

/** What enters clean air zones free of charge; global. */
export const CLEAN_AIR = formPattern([`(?:${lists.cleanAir.forms.join('|')})(?: (?:${lists.cleanAir.ends}))?`]);
