import type { StockStatus } from '@forecourt/rules';

/** The two controls that say whether a van is sold. */
export type SoldControl = 'isSold' | 'stockStatus';
export type SoldChange = { readonly isSold: boolean } | { readonly stockStatus: StockStatus };

export interface Disagreement {
  readonly text: string;
  /** Makes them agree by setting the control that was left alone. */
  readonly fix: { readonly label: string; readonly change: SoldChange };
}

export interface SoldState {
  readonly isSold: boolean;
  readonly stockStatus: string;
  /** Not on the site yet. */
  readonly isHeld?: true | undefined;
}

/**
 * If the two independent controls disagree: the message, and the change that sets the other one (D11, D38); null if they agree.
 * @param lastSet the control that was set last; if unknown, the van is assumed to be sold.
 */
export function disagreement({ isSold, stockStatus, isHeld }: SoldState, lastSet: SoldControl | null): Disagreement | null {
  const unseen = 'Visitors see neither: the van is not on the site yet.';
  if (isSold && stockStatus !== 'Sold') {
    const fix =
      lastSet === 'stockStatus'
        ? { label: 'Mark as available', change: { isSold: false } }
        : { label: 'Set status to Sold', change: { stockStatus: 'Sold' } as const };
    return { text: `Marked SOLD, but the status is ${stockStatus}. ${isHeld ? unseen : 'Visitors see both.'}`, fix };
  }
  if (!isSold && stockStatus === 'Sold') {
    const fix =
      lastSet === 'isSold'
        ? { label: 'Set status to In Stock', change: { stockStatus: 'In Stock' } as const }
        : { label: 'Mark as SOLD', change: { isSold: true } };
    const seen = isHeld ? unseen : 'Visitors still see its price.';
    return { text: `The status is Sold, but the van is not marked SOLD. ${seen}`, fix };
  }
  return null;
}
