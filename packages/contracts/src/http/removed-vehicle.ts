import { z } from 'zod';
import { vehicleSchema } from './vehicle.ts';

/** How long a removed vehicle, with its pictures, can be brought back (D27). */
export const RESTORABLE_DAYS = 30;

/** What names a van and tells it from others, before and after it was removed. */
const IDENTITY = {
  id: true,
  make: true,
  model: true,
  derivative: true,
  year: true,
  registrationNumber: true,
  bodyType: true,
  engineSize: true,
  power: true,
  transmission: true,
  fuelType: true,
  colour: true,
} as const;

/** A vehicle that staff removed and that POST /api/vehicles/{id}/restore brings back. */
export const removedVehicleSchema = vehicleSchema.pick(IDENTITY).extend({
  removedAt: z.iso.datetime(),
  /** From then on it is gone for good. */
  restorableUntil: z.iso.datetime(),
});

/** An entry of what GET /api/vehicles/removed answers, the last removed first. */
export type RemovedVehicle = z.infer<typeof removedVehicleSchema>;
