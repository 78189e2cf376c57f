import { z } from 'zod';
import { socialPlatformSchema } from '../http/social-platform.ts';
import { wording } from '../http/text-wording.ts';
import { vehicleSchema } from '../http/vehicle.ts';
import { defineCommand } from './command.ts';

/** The facts for a post; strips everything else from a vehicle. */
export const postFactsSchema = vehicleSchema
  .pick({
    id: true,
    make: true,
    model: true,
    derivative: true,
    year: true,
    price: true,
    vatQualifying: true,
    condition: true,
    stockStatus: true,
    isSold: true,
    mileage: true,
    bodyType: true,
    transmission: true,
    fuelType: true,
    engineSize: true,
    power: true,
    fuelEconomy: true,
    range: true,
    payload: true,
    loadVolume: true,
    seats: true,
    colour: true,
    features: true,
    description: true,
  })
  .strip();
export type PostFacts = z.infer<typeof postFactsSchema>;

/** Social asks the assistant for the text of a post about a van. */
export const writePostV1 = defineCommand(
  'cmd.assistant.write-post.v1',
  z.object({ vehicle: postFactsSchema, platform: socialPlatformSchema, wording: wording() }),
  z.object({ text: z.string().min(1) }),
);
