import { z } from 'zod';
import { vehicleSchema } from './vehicle.ts';

/** How long a removed vehicle, with its pictures, can be brought back (D27). */
export const RESTORABLE_DAYS = 30;

const { id, make, model, year, registrationNumber } = vehicleSchema.shape;

/** A vehicle that staff removed and that POST /api/vehicles/{id}/restore brings back. */
export const removedVehicleSchema = z.object({
  id,
  make,
  model,
  year,
  registrationNumber,
  removedAt: z.iso.datetime(),
  /** From then on it is gone for good. */
  restorableUntil: z.iso.datetime(),
});

/** An entry of what GET /api/vehicles/removed answers, the last removed first. */
export type RemovedVehicle = z.infer<typeof removedVehicleSchema>;
