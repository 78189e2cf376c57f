import type { ListedVehicle } from '@forecourt/contracts';

type Offered = Pick<ListedVehicle, 'stockStatus' | 'isSold'>;

type Availability = 'for sale' | 'reserved' | 'sold';

const availabilityOf = ({ stockStatus, isSold }: Offered): Availability => {
  if (isSold || stockStatus === 'Sold') return 'sold';
  return stockStatus === 'Deposit Taken' ? 'reserved' : 'for sale';
};

/** Whether those who ask for a van have to be told of a change: it is reserved or sold now, or free again. */
export const isOtherAvailability = (before: Offered, after: Offered): boolean => availabilityOf(before) !== availabilityOf(after);
