import { z } from 'zod';
import { LISTED_FIELDS, LISTED_PAPERS } from './listed-vehicle-constants.ts';
import { vehicleSchema } from './vehicle.ts';
import { vehicleSpecificationsSchema } from './vehicle-specifications.ts';

/** A van in the answer of GET /api/vehicles/listed, which has all vans, also those that are not on the site yet. */
export const listedVehicleSchema = vehicleSchema.pick(LISTED_FIELDS).extend({
  specifications: vehicleSpecificationsSchema.pick(LISTED_PAPERS).strip(),
  /** The picture that lists show; null for none. */
  picture: z.string().nullable(),
  hasPictures: z.boolean(),
  /** How many facts buyers will miss on its page, pictures among them. */
  missingFacts: z.int().nonnegative(),
});
export type ListedVehicle = z.infer<typeof listedVehicleSchema>;
