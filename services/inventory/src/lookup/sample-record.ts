import type { KnownFacts } from './vehicle-source.ts';

/** A sample vehicle. Its due dates are relative to the day of the lookup, as in DVLA's own test data. */
export interface SampleRecord extends Omit<KnownFacts, 'taxDueDate' | 'motDueDate' | 'description'> {
  readonly taxDueInDays?: number;
  readonly motDueInDays?: number;
}

/** What most records have in common. */
export const TAXED = { taxStatus: 'Taxed', taxDueInDays: 365 } as const;
export const VAN = {
  condition: 'used',
  vehicleCategory: 'N1',
  transmission: 'Manual',
  fuelType: 'Diesel',
  euroStatus: 'Euro 6',
} as const;
/** Electric vans have no Euro standard. */
export const ELECTRIC_VAN = {
  condition: 'used',
  vehicleCategory: 'N1',
  transmission: 'Automatic',
  fuelType: 'Electric',
  co2Emissions: 0,
} as const;
