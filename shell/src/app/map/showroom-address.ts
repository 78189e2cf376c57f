import type { Dealership } from '@forecourt/contracts';

/** The address in one line, as Google's map expects it. */
export const showroomAddress = ({ address: { lines, town, county, postcode } }: Dealership): string =>
  `${[...lines, town, county].join(', ')} ${postcode}`;
