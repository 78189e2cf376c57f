import type { Condition } from './vehicle-terms.ts';

/** Longest description of a card, in characters with its ellipsis (product §2). */
export const DESCRIPTION_LIMITS = { list: 120, grid: 100, featured: 150 } as const;

/**
 * The text, or its beginning up to the end of a word with "…": never longer than `limit`. A first word that alone is
 * too long is cut inside.
 */
export const truncate = (text: string, limit: number): string => {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const room = whole.slice(0, limit);
  const lastSpace = room.search(/\s\S*$/);
  const words = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '');
  // A figure without its unit says nothing, nor does the short word before it.
  const sense = words.replace(/(?:\s\S{1,4})?\s[£\d][\d.,]*$/, '');
  return `${sense.replace(/[\s.,;:]+$/, '')}…`;
};

/** The mileage a card shows: that of a van which is not new and has run; otherwise null. A part-exchange is a used van too. */
export const shownMileage = (vehicle: { readonly condition: Condition; readonly mileage: number | null }): number | null =>
  vehicle.condition !== 'new' && vehicle.mileage !== null && vehicle.mileage > 0 ? vehicle.mileage : null;

/** "2024 · Panel Van · Manual · Diesel", without what is not known; the body "Other" says nothing. */
export const vehicleSubtitle = (vehicle: {
  readonly year: number;
  readonly bodyType: string | null;
  readonly transmission: string | null;
  readonly fuelType: string | null;
}): string =>
  [vehicle.year, vehicle.bodyType, vehicle.transmission, vehicle.fuelType]
    .filter((part) => part !== null && part !== 'Other')
    .join(' · ');
