import { formatNumber, shownMileage } from '@forecourt/rules';
import type { ListedVehicle } from '../stock/listed-vehicle.ts';

export interface Fact {
  readonly label: string;
  /** Formatted, without its unit. */
  readonly figure: string;
  readonly unit?: string;
}

const measure = (label: string, value: number | null, unit: string): Fact[] =>
  value ? [{ label, figure: formatNumber(value), unit }] : [];

export const mileageFact = (vehicle: ListedVehicle): Fact[] => {
  const mileage = shownMileage(vehicle);
  return mileage === null ? [] : [{ label: 'Mileage', figure: formatNumber(mileage) }];
};

/** The facts a tradesman asks first, in that order; unknown ones are left out. */
export const workingFacts = (vehicle: ListedVehicle): Fact[] => [
  ...measure('Payload', vehicle.payload, 'kg'),
  ...measure('Load volume', vehicle.loadVolume, 'm³'),
  ...measure('Load length', vehicle.loadLength, 'mm'),
  ...measure('Wheelbase', vehicle.wheelbase, 'mm'),
];

/** "Euro 6" for a stored "Euro 6", "EURO 6" or "6"; other values unchanged; `null` if unknown. */
export function euroStandard({ specifications }: ListedVehicle): string | null {
  const stored = specifications.euroStatus?.trim();
  if (!stored) return null;
  const [, standard] = /^(?:euro\s*)?(\d\S*)$/i.exec(stored) ?? [];
  return standard ? `Euro ${standard}` : stored;
}
