import type { ListedVehicle } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';

/** What vans lack that visitors would miss: "12 without pictures, 40 with other details missing." */
export function lackingIn(vans: readonly Pick<ListedVehicle, 'picture' | 'missingFacts'>[]): string {
  const pictures = vans.filter(({ picture }) => picture === null).length;
  // Pictures are one of the facts.
  const facts = vans.filter(({ picture, missingFacts }) => missingFacts > (picture === null ? 1 : 0)).length;
  const lacking = [
    ...(pictures > 0 ? [`${formatNumber(pictures)} without pictures`] : []),
    ...(facts > 0 ? [`${formatNumber(facts)} with ${pictures > 0 ? 'other ' : ''}details missing`] : []),
  ];
  return lacking.length > 0 ? `${lacking.join(', ')}.` : 'All have pictures and the details that buyers look for.';
}
