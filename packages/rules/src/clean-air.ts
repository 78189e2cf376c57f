/** The fields of a vehicle that the rule depends on. */
export interface Emissions {
  readonly fuelType: string | null;
  /** As recorded: "Euro 6", "EURO 6", "6d-TEMP", "Euro VI". */
  readonly euroStatus?: string | undefined;
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7 };

/** The number of a recorded Euro standard, which heavy vans have in Roman numerals; null if unknown or not understood. */
export const euroLevel = (recorded: string | undefined): number | null => {
  const [, figure = ''] = /^\s*(?:euro)?[\s-]*(\d|[iv]+)(?![a-z]{2})/i.exec(recorded ?? '') ?? [];
  return ROMAN[figure.toLowerCase()] ?? (Number(figure) || null);
};

const MIN_PETROL = 4;
const MIN_DIESEL = 6;

/**
 * Whether a van may enter the UK's clean air zones and London's ULEZ without a charge: Euro 6 if diesel, Euro 4 or later if
 * petrol, any if electric. Source: GOV.UK, "Driving in a clean air zone" (minimum emission standards for vans), and TfL,
 * "ULEZ: vans, minibuses and more". If the fuel does not determine the engine (Hybrid, LPG), the stricter standard applies;
 * unknown values do not pass.
 */
export const isCleanAir = ({ fuelType, euroStatus }: Emissions): boolean => {
  if (fuelType === 'Electric') return true;
  const level = euroLevel(euroStatus);
  return fuelType !== null && level !== null && level >= (fuelType === 'Petrol' ? MIN_PETROL : MIN_DIESEL);
};

/** {@link isCleanAir} in words for a buyer; `null` if the fuel or the standard is unknown. */
export const cleanAirText = (vehicle: Emissions): string | null => {
  if (isCleanAir(vehicle)) return "Clean-air zones and London's ULEZ: no charge";
  const isKnown = vehicle.fuelType !== null && euroLevel(vehicle.euroStatus) !== null;
  return isKnown ? "Clean-air zones and London's ULEZ: may charge" : null;
};
