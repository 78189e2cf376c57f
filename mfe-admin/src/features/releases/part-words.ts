interface PartWords {
  readonly name: string;
  /** What of the site it is. */
  readonly area: string;
}

/** What staff call each micro-frontend. */
const PARTS: Readonly<Record<string, PartWords>> = {
  'mfe-catalog': { name: 'Vans', area: 'Home page, list of vans, pages of vans' },
  'mfe-finance': { name: 'Finance', area: 'Finance page and calculator' },
  'mfe-chat': { name: 'Chat', area: 'Chat with visitors' },
  'mfe-admin': { name: 'Back office', area: 'What you are looking at' },
};

const ORDER = Object.keys(PARTS);

/** What visitors see first comes first; what this page does not know comes last. */
export const inOrder = <Part extends { readonly name: string }>(parts: readonly Part[]): Part[] => {
  const place = ({ name }: Part) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return parts.toSorted((one, other) => place(one) - place(other));
};

/** One that this page does not know is called by its own name. */
export const partWords = (name: string): PartWords => PARTS[name] ?? { name, area: '' };
