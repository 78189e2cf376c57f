import type { Dealership } from '@forecourt/contracts';

/**
 * The showroom's address in one line, as on an envelope.
 *
 * @param dealership the dealer's settings
 */
export const postalAddress = ({ address }: Pick<Dealership, 'address'>): string =>
  `${[...address.lines, address.town, address.county].join(', ')} ${address.postcode}`;
