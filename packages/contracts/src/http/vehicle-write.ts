import { z } from 'zod';
import { vehicleFactsSchema } from './vehicle.ts';

const facts = vehicleFactsSchema.extend({
  seatingCapacity: vehicleFactsSchema.shape.seats,
  maxGrossWeight: vehicleFactsSchema.shape.grossWeight,
});

const required = { make: true, model: true, year: true, price: true, condition: true } as const;

/** The body of POST /api/vehicles: make, model, year, price and condition are needed, the rest has defaults. */
export const createVehicleSchema = facts.partial().required(required);

/** The body of PATCH /api/vehicles/{id} (D23). With `version`, a van changed meanwhile is refused, not overwritten. */
export const updateVehicleSchema = facts.partial().extend({ version: z.int().positive().optional() });

export type CreateVehicle = z.infer<typeof createVehicleSchema>;
export type UpdateVehicle = z.infer<typeof updateVehicleSchema>;
