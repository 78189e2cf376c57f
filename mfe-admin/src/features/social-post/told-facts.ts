import type { ListedVehicle, ToldFacts } from '@forecourt/contracts';

/** What a van is like for whoever reads a text about it now. */
export const toldFacts = ({ price, vatQualifying, stockStatus, isSold }: ListedVehicle): ToldFacts => ({
  price,
  vatQualifying,
  stockStatus,
  isSold,
});
