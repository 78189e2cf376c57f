import { z } from 'zod';
import { wording } from './text-wording.ts';
import { vehicleFactsSchema } from './vehicle.ts';

const { make, model, year, ...optional } = vehicleFactsSchema.pick({
  make: true,
  model: true,
  year: true,
  bodyType: true,
  fuelType: true,
  transmission: true,
  engineSize: true,
  power: true,
  fuelEconomy: true,
  condition: true,
  mileage: true,
  registrationNumber: true,
}).shape;

const { condition, ...nullable } = optional;

/** The body of POST /api/generate-description (product §7): the facts entered so far. */
export const generateDescriptionSchema = z
  .strictObject({ ...nullable, condition: condition.nullable() })
  .partial()
  .extend({ make, model, year, wording: wording() });
export type GenerateDescription = z.infer<typeof generateDescriptionSchema>;

export const generatedDescriptionSchema = z.object({ description: z.string() });
export type GeneratedDescription = z.infer<typeof generatedDescriptionSchema>;
