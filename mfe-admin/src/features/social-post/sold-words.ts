import type { SoldState } from '../../stock/disagreement.ts';

/** What whoever posts a van should know first: either of its two marks says that it is sold (D11). Null if neither does. */
export function soldWords({ isSold, stockStatus }: SoldState): string | null {
  if (isSold) return 'This van is marked SOLD.';
  return stockStatus === 'Sold' ? 'The stock status of this van is Sold.' : null;
}
