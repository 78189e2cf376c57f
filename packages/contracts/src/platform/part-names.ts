/** What staff call each micro-frontend, in the order of how much of it visitors see. */
const NAMES = new Map([
  ['mfe-catalog', 'Vans'],
  ['mfe-finance', 'Finance'],
  ['mfe-chat', 'Chat'],
  ['mfe-admin', 'Back office'],
]);

/** The micro-frontends that staff have names for. */
export const NAMED_PARTS: readonly string[] = [...NAMES.keys()];

/** A micro-frontend as staff call it: "Vans"; one without such a name is called by its own. */
export const partName = (name: string): string => NAMES.get(name) ?? name;
