import type { ToldFacts, Vehicle } from '@forecourt/contracts';

/** What a van is like for whoever reads a text about it now. */
export const toldFacts = ({ price, vatQualifying, stockStatus, isSold }: Vehicle): ToldFacts => ({
  price,
  vatQualifying,
  stockStatus,
  isSold,
});
