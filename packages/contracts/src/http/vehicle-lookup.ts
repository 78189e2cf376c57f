import { registerEntryName } from '@forecourt/rules';
import { z } from 'zod';
import { vehicleFactsSchema } from './vehicle.ts';
import { conditionSchema } from './vehicle-terms.ts';

/** The sources of a lookup: DVLA's Vehicle Enquiry Service, DVSA's MOT history, or built-in sample data. */
export const LOOKUP_SOURCES = ['dvla', 'dvsa', 'register'] as const;
export const lookupSourceSchema = z.enum(LOOKUP_SOURCES);

/** The error for an invalid registration, wherever it is typed. */
export const NO_REGISTRATION = 'Enter a UK registration, for example AB12 CDE';

/** The query of GET /api/vehicle-lookup (D23). Normalises the registration for registers: "AB12CDE". */
export const vehicleLookupQuerySchema = z.strictObject({
  // A missing registration is treated like an empty one.
  registration: z
    .string()
    .default('')
    .transform((registration, context) => {
      const name = registerEntryName(registration);
      if (name !== null) return name;
      context.addIssue({ code: 'custom', message: NO_REGISTRATION });
      return z.NEVER;
    }),
});

const { make, model, bodyType, fuelType, transmission, engineSize, power, fuelEconomy, description, mileage } =
  vehicleFactsSchema.shape;
const day = z.iso.date().nullable();
const words = z.string().max(80).nullable();

/** The facts from a lookup, in the units of the vehicle; null if no source knows it. */
export const lookedUpFactsSchema = z.object({
  make: make.nullable(),
  model: model.nullable(),
  year: z.int().nullable(),
  bodyType,
  fuelType,
  transmission,
  condition: conditionSchema.nullable(),
  engineSize,
  power,
  fuelEconomy,
  description,
  mileage,
  colour: vehicleFactsSchema.shape.colour,
  firstRegistered: day,
  co2Emissions: z.int().nullable(),
  euroStatus: words,
  vehicleCategory: words,
  taxStatus: words,
  taxDueDate: day,
  motStatus: words,
  motDueDate: day,
});

/** Answer of GET /api/vehicle-lookup. */
export const vehicleLookupSchema = lookedUpFactsSchema.extend({
  /** Formatted as on the plate. */
  registration: z.string(),
  /** The source of each known field. */
  sources: z.partialRecord(lookedUpFactsSchema.keyof(), lookupSourceSchema),
  /** Sources that did not answer and can be tried again later. */
  missing: z.array(lookupSourceSchema),
});

export type LookupSource = z.infer<typeof lookupSourceSchema>;
export type LookedUpFacts = z.infer<typeof lookedUpFactsSchema>;
export type VehicleLookup = z.infer<typeof vehicleLookupSchema>;
