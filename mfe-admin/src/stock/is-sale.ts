import type { ListedVehicle } from '@forecourt/contracts';

type Sale = Pick<ListedVehicle, 'stockStatus' | 'isSold'>;

const isSold = ({ stockStatus, isSold: isMarked }: Sale): boolean => isMarked || stockStatus === 'Sold';

/** Whether a change has sold a van. */
export const isSale = (before: Sale, after: Sale): boolean => isSold(after) && !isSold(before);
