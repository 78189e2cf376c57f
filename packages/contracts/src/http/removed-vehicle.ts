import { z } from 'zod';
import { vehicleSchema } from './vehicle.ts';

/** How long a removed vehicle, with its pictures, can be restored (D27). */
export const RESTORABLE_DAYS = 30;

/** The fields that identify a van to staff. */
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

/** A removed vehicle, which POST /api/vehicles/{id}/restore restores. */
export const removedVehicleSchema = vehicleSchema.pick(IDENTITY).extend({
  removedAt: z.iso.datetime(),
  /** When it is deleted permanently. */
  restorableUntil: z.iso.datetime(),
});

/** An entry of GET /api/vehicles/removed, most recently removed first. */
export type RemovedVehicle = z.infer<typeof removedVehicleSchema>;
