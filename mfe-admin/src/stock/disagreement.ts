import type { StockStatus } from '@forecourt/rules';

/** The two controls that say whether a van is sold. */
export type SoldControl = 'isSold' | 'stockStatus';
export type SoldChange = { readonly isSold: boolean } | { readonly stockStatus: StockStatus };

export interface Disagreement {
  readonly text: string;
  /** Makes them agree by setting the control that was left alone. */
  readonly fix: { readonly label: string; readonly change: SoldChange };
}

/**
 * Where the two independent controls disagree: what to say of it, and the one press that sets the other (D11, D38); null
 * where they agree.
 * @param lastSet the control that was set last; while nobody knows, the van is taken to be sold.
 */
export function disagreement(isSold: boolean, stockStatus: string, lastSet: SoldControl | null): Disagreement | null {
  if (isSold && stockStatus !== 'Sold') {
    const fix =
      lastSet === 'stockStatus'
        ? { label: 'Mark as available', change: { isSold: false } }
        : { label: 'Set status to Sold', change: { stockStatus: 'Sold' } as const };
    return { text: `Marked SOLD, but the status is ${stockStatus}. Visitors see both.`, fix };
  }
  if (!isSold && stockStatus === 'Sold') {
    const fix =
      lastSet === 'isSold'
        ? { label: 'Set status to In Stock', change: { stockStatus: 'In Stock' } as const }
        : { label: 'Mark as SOLD', change: { isSold: true } };
    return { text: 'The status is Sold, but the van is not marked SOLD. Visitors still see its price.', fix };
  }
  return null;
}
