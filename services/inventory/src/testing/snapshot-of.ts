import type { Vehicle } from '@forecourt/contracts';

/** What the other services are told of a vehicle as the API answers it. */
export const snapshotOf = ({ verifiedFields: _, ...told }: Vehicle): Omit<Vehicle, 'verifiedFields'> => told;
