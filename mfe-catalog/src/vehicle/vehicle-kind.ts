import type { Vehicle } from '@forecourt/contracts';

/** "Panel Van", "Manual", "Diesel"; what is not known is left out, and so is the body "Other", which says nothing. */
export const vehicleKind = ({
  bodyType,
  transmission,
  fuelType,
}: Pick<Vehicle, 'bodyType' | 'transmission' | 'fuelType'>): readonly string[] =>
  [bodyType === 'Other' ? null : bodyType, transmission, fuelType].filter((word) => word !== null);
