import type { Condition } from './vehicle-terms.ts';

/** Maximum length of a description on cards, including the ellipsis (product §2). */
export const DESCRIPTION_LIMITS = { list: 120, grid: 100, featured: 150 } as const;

/**
 * Truncates a text at a word boundary and adds "…"; never longer than `limit`. A first word that is too long is cut.
 */
export const truncate = (text: string, limit: number): string => {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const room = whole.slice(0, limit);
  const lastSpace = room.search(/\s\S*$/);
  const words = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '');
  // Drops a trailing figure without its unit, and the short word before it.
  const sense = words.replace(/(?:\s\S{1,4})?\s[£\d][\d.,]*$/, '');
  return `${sense.replace(/[\s.,;:]+$/, '')}…`;
};

/** The mileage shown on a card; null for a new van or none. A part-exchange counts as used. */
export const shownMileage = (vehicle: { readonly condition: Condition; readonly mileage: number | null }): number | null =>
  vehicle.condition !== 'new' && vehicle.mileage !== null && vehicle.mileage > 0 ? vehicle.mileage : null;

/** "2024 · Panel Van · Manual · Diesel", without unknown values and the body "Other". */
export const vehicleSubtitle = (vehicle: {
  readonly year: number;
  readonly bodyType: string | null;
  readonly transmission: string | null;
  readonly fuelType: string | null;
}): string =>
  [vehicle.year, vehicle.bodyType, vehicle.transmission, vehicle.fuelType]
    .filter((part) => part !== null && part !== 'Other')
    .join(' · ');
