import type { Vehicle } from '@forecourt/contracts';

/** The snapshot that events carry of a vehicle from the API. */
export const snapshotOf = ({ verifiedFields: _, ...told }: Vehicle): Omit<Vehicle, 'verifiedFields'> => told;
