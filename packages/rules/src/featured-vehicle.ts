import { type IsoDate, isoWeekNumber } from './iso-date.ts';
import { listingImage, type Pictured } from './vehicle-images.ts';

interface Candidate extends Pictured {
  readonly id: number;
  readonly stockStatus: string;
  readonly isSold: boolean;
}

/** Hashes two integers to 32 bits (the finaliser of MurmurHash3). */
const mix = (a: number, b: number): number => {
  let hash = Math.imul(a, 0x9e3779b1) ^ b;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The van of the week, among those in stock, unsold and with a picture; the same for everyone from Monday to Sunday. It has the
 * lowest hash of id and week, so that other vans coming and going rarely change it.
 */
export const featuredVehicle = <Vehicle extends Candidate>(vehicles: Iterable<Vehicle>, today: IsoDate): Vehicle | null => {
  const week = isoWeekNumber(today);
  let featured: Vehicle | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const vehicle of vehicles) {
    if (vehicle.stockStatus !== 'In Stock' || vehicle.isSold || listingImage(vehicle) === null) continue;
    const draw = mix(vehicle.id, week);
    if (draw < lowest || (draw === lowest && featured !== null && vehicle.id < featured.id)) {
      featured = vehicle;
      lowest = draw;
    }
  }
  return featured;
};
