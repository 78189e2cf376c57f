/** The fields that distinguish vans of the same make and model. */
export interface Distinguishable {
  readonly derivative: string | null;
  readonly bodyType: string | null;
  readonly engineSize: number | null;
  readonly power: number | null;
  readonly transmission: string | null;
  readonly fuelType: string | null;
  readonly colour: string | null;
}

interface Named {
  readonly make: string;
  readonly model: string;
  readonly registrationNumber: string | null;
}

/** "Ford Transit". */
export const vehicleName = ({ make, model }: Pick<Named, 'make' | 'model'>): string => `${make} ${model}`;

/** "Ford Transit HV23 QVX", for staff; without a registration, the name alone. */
export const vehicleTitle = (vehicle: Named): string =>
  vehicle.registrationNumber === null ? vehicleName(vehicle) : `${vehicleName(vehicle)} ${vehicle.registrationNumber}`;

/**
 * Which Ford Transit it is: "350 L2H2 Leader 2.0 EcoBlue 130 · Frozen White", or without a derivative its body, engine and
 * gearbox: "Panel Van · 2.0 L Diesel 130 bhp · Manual · White". Empty if nothing is known.
 */
export function vehicleDistinction(vehicle: Distinguishable): string {
  const { derivative, bodyType, engineSize, power, transmission, fuelType, colour } = vehicle;
  const engine = [engineSize && `${engineSize.toFixed(1)} L`, fuelType, power && `${power} bhp`].filter(Boolean).join(' ');
  return [...(derivative ? [derivative] : [bodyType, engine, transmission]), colour].filter(Boolean).join(' · ');
}
