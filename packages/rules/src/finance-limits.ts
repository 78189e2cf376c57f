import { priceWithVat } from './vat.ts';

const MAX_PRICE = 10_000_000;

/** What the calculator takes and what the server stores: the same, so that nothing is shown that cannot be saved. In pounds. */
export const FINANCE_LIMITS = {
  /** Excluding VAT. */
  price: MAX_PRICE,
  /** A deposit is at most the price, with its VAT. */
  deposit: priceWithVat(String(MAX_PRICE)),
  /** More than the dearest loan costs altogether: some £84 million. */
  total: 100_000_000,
  /** Nominal, in per cent a year. */
  annualRatePercent: 100,
  /** D22 */
  termMonths: { shortest: 12, longest: 84 },
} as const;
