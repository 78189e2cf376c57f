import type { Vehicle } from '@forecourt/contracts';

/** "Panel Van", "Manual", "Diesel"; leaves out what is unknown, and the body "Other", which says nothing. */
export const vehicleKind = ({
  bodyType,
  transmission,
  fuelType,
}: Pick<Vehicle, 'bodyType' | 'transmission' | 'fuelType'>): readonly string[] =>
  [bodyType === 'Other' ? null : bodyType, transmission, fuelType].filter((word) => word !== null);
