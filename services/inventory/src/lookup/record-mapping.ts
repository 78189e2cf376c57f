import { inTitleCase } from '@forecourt/language';
import type { FuelType } from '@forecourt/rules';

export const colourName = (recorded: string): string | undefined => {
  const colour = recorded.trim().toUpperCase();
  return colour === 'NOT STATED' ? undefined : inTitleCase(colour);
};

/** DVLA's and DVSA's fuel types; staff enter any other. */
export const FUELS: Readonly<Record<string, FuelType>> = {
  PETROL: 'Petrol',
  DIESEL: 'Diesel',
  'HEAVY OIL': 'Diesel',
  ELECTRIC: 'Electric',
  ELECTRICITY: 'Electric',
  HYBRID: 'Hybrid',
  'HYBRID ELECTRIC': 'Hybrid',
  'HYBRID ELECTRIC (CLEAN)': 'Hybrid',
  'ELECTRIC DIESEL': 'Hybrid',
  'PETROL/ELECTRIC': 'Hybrid',
  'DIESEL/ELECTRIC': 'Hybrid',
  GAS: 'LPG',
  LPG: 'LPG',
  'GAS BI-FUEL': 'LPG',
  'PETROL/GAS': 'LPG',
};

export const fuelOf = (recorded: string): FuelType | undefined => FUELS[recorded.trim().toUpperCase()];

/** "EURO 6 AD" → "Euro 6"; Roman numerals of heavy vans and unknown values stay as recorded. */
export const euroStatusOf = (recorded: string): string => {
  const [, figure] = /^\s*EURO\s*([1-7])/i.exec(recorded) ?? [];
  return figure === undefined ? recorded.trim() : `Euro ${figure}`;
};

/** Maps DVLA's statuses to those that the tax flag knows. */
export const taxStatusOf = (recorded: string): string => (recorded === 'Not Taxed for on Road Use' ? 'Untaxed' : recorded);

/** 1996 cm³ → 2.0 litres; undefined for an electric van's 0. */
export const litres = (cubicCentimetres: number): number | undefined =>
  cubicCentimetres > 0 ? Math.round(cubicCentimetres / 100) / 10 : undefined;

const MILES_PER_KILOMETRE = 0.621_371;

export const milesOf = (reading: number, unit: string): number =>
  Math.round(unit.toUpperCase() === 'KM' ? reading * MILES_PER_KILOMETRE : reading);

/** The date in "2027-03-14" or "2027-03-14T10:00:00Z"; undefined for anything else, such as a month. */
export const dayOf = (recorded: string): string | undefined => /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(recorded)?.[0];
