import { toPence } from './money.ts';

/** Prices as decimal strings of pounds. */
export interface Sale {
  /** What the buyer pays, without VAT if it is added. */
  readonly price: string;
  /** Whether VAT is added to the price; otherwise the van is sold under the margin scheme. */
  readonly vatQualifying: boolean;
  readonly purchasePrice: string;
  /** Without VAT; nothing spent if null. */
  readonly preparationCost: string | null;
}

/** In pounds; negative for a loss. */
export interface SaleMargin {
  /** The price less what was paid for the van. */
  readonly margin: number;
  /** The VAT that the margin scheme takes out of the margin. 0 for a van sold plus VAT, whose VAT the buyer pays. */
  readonly vatDue: number;
  /** What is left after the VAT and the preparation. */
  readonly profit: number;
}

/** The share of VAT in an amount that includes it at 20 %. */
const VAT_FRACTION = 1 / 6;

/**
 * What a sale leaves. Under the margin scheme the VAT is one sixth of the margin, preparation does not lessen it, and a loss owes
 * none. Source: HMRC, VAT Notice 718, sections 3 and 5.
 */
export const saleMargin = ({ price, vatQualifying, purchasePrice, preparationCost }: Sale): SaleMargin => {
  const margin = toPence(price) - toPence(purchasePrice);
  const vatDue = vatQualifying ? 0 : Math.round(Math.max(0, margin) * VAT_FRACTION);
  const profit = margin - vatDue - toPence(preparationCost ?? '0');
  return { margin: margin / 100, vatDue: vatDue / 100, profit: profit / 100 };
};
