import type { Dealership, Vehicle } from '@forecourt/contracts';
import { estimateMonthlyPrice } from '@forecourt/rules';
import type { FormValues } from './fields.ts';
import { read } from './form-values.ts';

type Terms = Dealership['finance'];

const PRICE = /^\d+\.\d{2}$/;

/** The estimate for a typed price in whole pounds a month (D33): 0 if nothing is financed, null if it is not a price. */
export function estimateFor(typedPrice: string, terms: Terms): number | null {
  const price = read('price', typedPrice);
  return typeof price === 'string' && PRICE.test(price) ? estimateMonthlyPrice(price, terms) : null;
}

/** A monthly price that was left alone although the price has changed. */
export interface StaleMonthlyPrice {
  readonly stored: number;
  readonly estimate: number;
}

/** The question that the user has to answer before saving about an outdated monthly price; null if there is none. */
export function staleMonthlyPrice(base: Vehicle, values: FormValues, terms: Terms): StaleMonthlyPrice | null {
  const estimate = estimateFor(values.price, terms);
  const stored = read('monthlyPrice', values.monthlyPrice);
  const isChanged = read('price', values.price) !== base.price;
  if (!isChanged || !estimate || typeof stored !== 'number' || stored === 0) return null;
  return stored === base.monthlyPrice && stored !== estimate ? { stored, estimate } : null;
}
