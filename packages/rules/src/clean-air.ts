/** What the rule reads of a vehicle. */
export interface Emissions {
  readonly fuelType: string | null;
  /** As recorded: "Euro 6", "EURO 6", "6d-TEMP", "Euro VI". */
  readonly euroStatus?: string | undefined;
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7 };

/** The number of a recorded Euro standard, for heavy vans in Roman figures; null when it is not known or not understood. */
export const euroLevel = (recorded: string | undefined): number | null => {
  const [, figure = ''] = /^\s*(?:euro)?[\s-]*(\d|[iv]+)(?![a-z]{2})/i.exec(recorded ?? '') ?? [];
  return ROMAN[figure.toLowerCase()] ?? (Number(figure) || null);
};

const LEAST_PETROL = 4;
const LEAST_DIESEL = 6;

/**
 * Whether a van drives into the UK's clean air zones and London's ULEZ without a charge: Euro 6 if diesel, Euro 4 or
 * later if petrol, any if electric. Source: GOV.UK, "Driving in a clean air zone" (minimum emission standards for vans),
 * and TfL, "ULEZ: vans, minibuses and more". Where the fuel does not say which engine it is (Hybrid, LPG), the stricter
 * standard is asked; what is not known does not pass.
 */
export const isCleanAir = ({ fuelType, euroStatus }: Emissions): boolean => {
  if (fuelType === 'Electric') return true;
  const level = euroLevel(euroStatus);
  return fuelType !== null && level !== null && level >= (fuelType === 'Petrol' ? LEAST_PETROL : LEAST_DIESEL);
};

/** The answer of {@link isCleanAir} for a buyer; `null` where the fuel or the standard isn't known. */
export const cleanAirText = (vehicle: Emissions): string | null => {
  if (isCleanAir(vehicle)) return "Enters clean air zones and London's ULEZ free of charge";
  const isKnown = vehicle.fuelType !== null && euroLevel(vehicle.euroStatus) !== null;
  return isKnown ? "Clean air zones and London's ULEZ may charge for it" : null;
};
