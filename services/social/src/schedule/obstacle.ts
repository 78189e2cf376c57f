import type { ToldFacts } from '@forecourt/contracts';
import { formatPounds, listStockBadge } from '@forecourt/rules';
import type { Hold } from './scheduled-post.entity.ts';

const hold = (code: string, detail: string): Hold => ({ code: `SOCIAL.${code}`, detail });

const isSold = ({ isSold: isMarked, stockStatus }: ToldFacts): boolean => isMarked || stockStatus === 'Sold';

/** Why a text that was written for a van as it was `told` is no longer true of it; null if it is. @param vehicle null: removed. */
export const obstacleOf = (told: ToldFacts, vehicle: ToldFacts | null): Hold | null => {
  if (vehicle === null)
    return hold('VEHICLE_REMOVED', 'The van is no longer on the site: put it back there, or cancel this post.');
  if (isSold(vehicle) && !isSold(told))
    return hold('VEHICLE_SOLD', 'The van has been sold: cancel this post, or read the text again.');
  const price = formatPounds(vehicle.price);
  if (price !== formatPounds(told.price)) return hold('PRICE_CHANGED', `The price is now ${price}: read the text again.`);
  if (vehicle.vatQualifying !== told.vatQualifying) {
    const vat = vehicle.vatQualifying ? 'plus VAT' : 'no VAT';
    return hold('PRICE_CHANGED', `The price is now ${price}, ${vat}: read the text again.`);
  }
  const label = listStockBadge(vehicle).label;
  if (label !== listStockBadge(told).label) return hold('STATUS_CHANGED', `The van is now ${label}: read the text again.`);
  return null;
};
