import type { BuyerFact } from '@forecourt/rules';

/** Whether a field holds a fact worth showing: a mileage or a length of 0 is none, but a van may have had no owner before. */
export const isFilled = (fact: BuyerFact, typed: string): boolean =>
  typed.trim() !== '' && (fact === 'previousOwners' || Number(typed) !== 0);
