import { anyOf } from '../any-of.ts';
import data from './charges.json' with { type: 'json' };

/** What is to be paid on the road that is neither the ULEZ nor a clean air zone. */
interface Charge {
  readonly words: RegExp;
  readonly say: string;
  /** A van that meets the clean air standard is the nearest that can be looked for. */
  readonly like: boolean;
}

/** From the special to the general. */
const CHARGES: readonly Charge[] = data.map(({ words, say, like = false }) => ({ words: anyOf(words, 'g'), say, like }));

export interface NamedCharges {
  readonly charges: readonly Charge[];
  /** The text without them. */
  readonly rest: string;
}

/** The charges that a text names, each by the most special of its names. */
export const chargesIn = (text: string): NamedCharges =>
  CHARGES.reduce<NamedCharges>(
    (before, charge) => {
      const rest = before.rest.replace(charge.words, ' ');
      return rest === before.rest ? before : { charges: [...before.charges, charge], rest };
    },
    { charges: [], rest: text },
  );
