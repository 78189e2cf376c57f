import { registerEntryName } from '@forecourt/rules';
import { z } from 'zod';
import { vehicleFactsSchema } from './vehicle.ts';
import { conditionSchema } from './vehicle-terms.ts';

/** Who answers a lookup: DVLA's Vehicle Enquiry Service, DVSA's MOT history, or this machine's own register of examples. */
export const LOOKUP_SOURCES = ['dvla', 'dvsa', 'register'] as const;
export const lookupSourceSchema = z.enum(LOOKUP_SOURCES);

/** What is said of a registration that is on no UK plate, wherever it is typed. */
export const NO_REGISTRATION = 'Enter a UK registration, for example AB12 CDE';

/** The query of GET /api/vehicle-lookup (D23). The registration comes out as registers are asked for it: "AB12CDE". */
export const vehicleLookupQuerySchema = z.strictObject({
  // One that is missing reads like one that is empty.
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

/** What is looked up, in the units of the vehicle itself; null is what no source knows and staff type. */
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
  /** As its plate shows it. */
  registration: z.string(),
  /** Where each known field came from. */
  sources: z.partialRecord(lookedUpFactsSchema.keyof(), lookupSourceSchema),
  /** Sources that gave no answer this time: what they know may be asked for again later. */
  missing: z.array(lookupSourceSchema),
});

export type LookupSource = z.infer<typeof lookupSourceSchema>;
export type LookedUpFacts = z.infer<typeof lookedUpFactsSchema>;
export type VehicleLookup = z.infer<typeof vehicleLookupSchema>;
