import type { KnownFacts } from './vehicle-source.ts';

/** An example vehicle. Its due dates are so many days from the day it is looked up, as in DVLA's own test data. */
export interface RegisterEntry extends Omit<KnownFacts, 'taxDueDate' | 'motDueDate' | 'description'> {
  readonly taxDueInDays?: number;
  readonly motDueInDays?: number;
}

/** What most entries have in common. */
export const TAXED = { taxStatus: 'Taxed', taxDueInDays: 365 } as const;
export const VAN = {
  condition: 'used',
  vehicleCategory: 'N1',
  transmission: 'Manual',
  fuelType: 'Diesel',
  euroStatus: 'Euro 6',
} as const;
/** Vans of this kind have no Euro standard. */
export const ELECTRIC_VAN = {
  condition: 'used',
  vehicleCategory: 'N1',
  transmission: 'Automatic',
  fuelType: 'Electric',
  co2Emissions: 0,
} as const;
