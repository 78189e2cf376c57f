import type { ListedVehicle } from '@forecourt/contracts';
import type { StockStatus } from '@forecourt/rules';

/** The two that say whether a van is sold. */
export type Sale = Pick<ListedVehicle, 'stockStatus' | 'isSold'>;

/**
 * What a status makes of many vans: only Sold has the sold mark. The hint on a card that makes the two agree (D38) would have to be
 * pressed for each van.
 */
export const saleOf = (stockStatus: StockStatus): Sale => ({ stockStatus, isSold: stockStatus === 'Sold' });

/** Whether a van has it already. */
export const isAlready = (van: Sale, { stockStatus, isSold }: Sale): boolean =>
  van.stockStatus === stockStatus && van.isSold === isSold;
