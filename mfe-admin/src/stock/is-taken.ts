import type { ListedVehicle } from '@forecourt/contracts';

type Availability = Pick<ListedVehicle, 'stockStatus' | 'isSold'>;

/** How far a van is from others who ask for it: 0 is for sale, 1 has a deposit on it, 2 is sold. */
const distance = ({ stockStatus, isSold }: Availability): number => {
  if (isSold || stockStatus === 'Sold') return 2;
  return stockStatus === 'Deposit Taken' ? 1 : 0;
};

/** Whether a change has sold or reserved a van, so that others who ask for it have to be told. */
export const isTaken = (before: Availability, after: Availability): boolean => distance(after) > distance(before);
