import { NAMED_PARTS, partName } from '@forecourt/contracts';

interface PartWords {
  readonly name: string;
  /** What of the site it is. */
  readonly area: string;
}

const AREAS: Readonly<Record<string, string>> = {
  'mfe-catalog': 'Home page, list of vans, pages of vans',
  'mfe-finance': 'Finance page and calculator',
  'mfe-chat': 'Chat with visitors',
  'mfe-admin': 'What you are looking at',
};

/** What visitors see first comes first; what this page does not know comes last. */
export const inOrder = <Part extends { readonly name: string }>(parts: readonly Part[]): Part[] => {
  const place = ({ name }: Part) => (NAMED_PARTS.includes(name) ? NAMED_PARTS.indexOf(name) : NAMED_PARTS.length);
  return parts.toSorted((one, other) => place(one) - place(other));
};

export const partWords = (name: string): PartWords => ({ name: partName(name), area: AREAS[name] ?? '' });
