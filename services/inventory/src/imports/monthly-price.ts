import type { VehicleFacts } from '@forecourt/contracts';
import { estimateMonthlyPrice } from '@forecourt/rules';
import type { Meaning } from './row-body.ts';

type Priced = Pick<VehicleFacts, 'price'>;

/** What the form for a new van saves as its monthly price (D33); null if nothing is financed. */
export const estimatedPrice = ({ price }: Priced, { site }: Meaning): number | null =>
  estimateMonthlyPrice(price, site.dealership.finance) || null;

/**
 * A monthly price that is the estimate of its price stays that, as in the editor (D33), also where there is none because nothing was
 * financed; one that was set or emptied by hand stays as it is.
 */
export function followingPrice<Facts extends VehicleFacts>(stored: VehicleFacts, facts: Facts, meaning: Meaning): Facts {
  const follows = stored.monthlyPrice === estimatedPrice(stored, meaning);
  return follows && facts.price !== stored.price ? { ...facts, monthlyPrice: estimatedPrice(facts, meaning) } : facts;
}
