import type { Dealership, PostFacts, SocialPlatform } from '@forecourt/contracts';
import { formatNumber, formatPounds, listStockBadge, pricePair, shownMileage } from '@forecourt/rules';
import { hashtagsFor } from './hashtags.ts';

interface Post {
  readonly vehicle: PostFacts;
  readonly platform: SocialPlatform;
  readonly prose: string;
  readonly dealership: Dealership;
  readonly publicUrl: string;
}

/** Both prices (D15); empty for a sold van (product §4). */
const priceLine = ({ price, vatQualifying, isSold }: PostFacts): string => {
  if (isSold) return 'Price: SOLD';
  const pair = pricePair(price, vatQualifying);
  return pair.vatQualifying
    ? `Price: ${formatPounds(pair.excludingVat)} plus VAT (${formatPounds(pair.includingVat)} including VAT)`
    : `Price: ${formatPounds(pair.price)}, no VAT`;
};

/**
 * A complete post: the prose, then price, stock status, fuel and transmission (product §9), contact details and hashtags. It
 * has no monthly figure, which would need its representative example (D21).
 */
export const composePost = ({ vehicle, platform, prose, dealership, publicUrl }: Post): string => {
  const { fuelType, transmission, id } = vehicle;
  const miles = shownMileage(vehicle);
  const facts = [
    priceLine(vehicle),
    `Status: ${listStockBadge(vehicle).label}`,
    fuelType && `Fuel: ${fuelType}`,
    transmission && `Transmission: ${transmission}`,
    miles && `Mileage: ${formatNumber(miles)} miles`,
  ].filter((line) => typeof line === 'string' && line !== '');
  // Links in Instagram captions are not clickable.
  const contact =
    platform === 'facebook'
      ? `${dealership.tradingName}, ${dealership.phone}\n${publicUrl}/vehicle/${id}`
      : `${dealership.tradingName}, ${dealership.address.town}: ${dealership.phone}`;
  const { tradingName, areasServed } = dealership;
  return [prose, facts.join('\n'), contact, hashtagsFor(platform, { vehicle, tradingName, areasServed })].join('\n\n');
};
