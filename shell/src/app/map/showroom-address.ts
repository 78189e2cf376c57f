import type { Dealership } from '@forecourt/contracts';

/** The address in one line, as the map is asked for it. */
export const showroomAddress = ({ address: { lines, town, county, postcode } }: Dealership): string =>
  `${[...lines, town, county].join(', ')} ${postcode}`;
