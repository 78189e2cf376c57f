import { normaliseRegistration } from '@forecourt/rules';
import { z } from 'zod';
import { vehicleDay } from './stored-values.ts';
import { line, text } from './text.ts';
import { MAX_FEATURE_LENGTH, MAX_IMAGES } from './vehicle-constants.ts';
import { vehicleSpecificationsSchema } from './vehicle-specifications.ts';
import {
  bodyTypeSchema,
  conditionSchema,
  drivetrainSchema,
  fuelTypeSchema,
  roofTypeSchema,
  serviceHistorySchema,
  stockStatusSchema,
  transmissionSchema,
  wheelbaseTypeSchema,
  writeOffCategorySchema,
} from './vehicle-terms.ts';

const millimetres = z.int().min(0).max(20_000).nullable();
const YEAR = 'Enter a year from 1990 to 2030';
const trainKilograms = z.int().min(0).max(40_000).nullable();
const kilograms = z.int().min(0).max(20_000).nullable();

/** Normalised; blank becomes null. */
const registrationNumber = text()
  .overwrite(normaliseRegistration)
  .max(16)
  .transform((registration) => registration || null)
  .nullable();

/** The dealer's own number of a van; blank becomes null. */
const stockNumber = line()
  .max(20)
  .transform((number) => number || null)
  .nullable();

/**
 * The recorded facts of a vehicle, without the fields that the server adds. Lengths in mm, weights in kg, volume in m³, engine
 * size in litres, power in bhp, economy in mpg, range and mileage in miles. `null` means unknown.
 * Fields and names: product §3; `derivative`, `firstRegistered` and the four load measurements: ADR 002.
 */
export const vehicleFactsSchema = z.strictObject({
  registrationNumber,
  make: text().trim().min(1).max(60),
  model: text().trim().min(1).max(80),
  /** Trim, size and engine as the maker writes them: "CR35 LWB High Roof 2.0 TDI 140". */
  derivative: text().max(120).nullable(),
  year: z.int(YEAR).min(1990, YEAR).max(2030, YEAR),
  /** Pounds excluding VAT as a decimal string: "28995.00" (D15). */
  price: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'Give the price in pounds, for example 28995.00'),
  /** The admin finance estimate in whole pounds a month (D15, D33). */
  monthlyPrice: z.int().min(0).max(99_999).nullable(),
  condition: conditionSchema,
  vatQualifying: z.boolean(),
  stockStatus: stockStatusSchema,
  isSold: z.boolean(),
  isElectric: z.boolean(),
  mileage: z.int().min(0).max(2_000_000).nullable(),
  bodyType: bodyTypeSchema.nullable(),
  transmission: transmissionSchema.nullable(),
  fuelType: fuelTypeSchema.nullable(),
  engineSize: z.number().min(0).max(20).nullable(),
  power: z.int().min(0).max(2_000).nullable(),
  fuelEconomy: z.number().min(0).max(500).nullable(),
  range: z.int().min(0).max(2_000).nullable(),
  payload: kilograms,
  loadVolume: z.number().min(0).max(100).nullable(),
  /** Free text; the drawing uses the measurements below. */
  loadArea: text().max(200).nullable(),
  loadLength: millimetres,
  loadWidth: millimetres,
  loadHeight: millimetres,
  loadWidthBetweenArches: millimetres,
  description: text().max(10_000).nullable(),
  doors: z.int().min(2).max(6).nullable(),
  seats: z.int().min(1).max(9).nullable(),
  colour: text().max(60).nullable(),
  taxBand: text().max(40).nullable(),
  length: millimetres,
  width: millimetres,
  height: millimetres,
  wheelbase: millimetres,
  grossWeight: kilograms,
  kerbWeight: kilograms,
  /** ISO date of first registration. */
  firstRegistered: vehicleDay().nullable(),
  stockNumber,
  /** Keepers before the dealership; 0 for a new van. */
  previousOwners: z.int().min(0).max(50).nullable(),
  serviceHistory: serviceHistorySchema.nullable(),
  keys: z.int().min(0).max(9).nullable(),
  /** 'None' only if it was checked. */
  writeOffCategory: writeOffCategorySchema.nullable(),
  drivetrain: drivetrainSchema.nullable(),
  roofType: roofTypeSchema.nullable(),
  wheelbaseType: wheelbaseTypeSchema.nullable(),
  /** What the van and a trailer may weigh together, laden. */
  grossTrainWeight: trainKilograms,
  brakedTowingLimit: kilograms,
  frontAxleLimit: kilograms,
  rearAxleLimit: kilograms,
  /** Where the van can be seen. */
  branch: line().max(80).nullable(),
  features: z.array(text().min(1).max(MAX_FEATURE_LENGTH)).max(100),
  images: z.array(text().min(1).max(500)).max(MAX_IMAGES),
  mainImageIndex: z.int().min(0).max(19),
  imageUrl: text().max(500).nullable(),
  /** Each entry may hold several URLs separated by commas (product §3). */
  imageGallery: z.array(text().max(2_000)).max(MAX_IMAGES),
  specifications: vehicleSpecificationsSchema,
});

/** The fields that DVLA can confirm and buyers ask about. */
export const VERIFIABLE_FIELDS = ['make', 'year', 'colour', 'fuelType', 'engineSize', 'fuelEconomy'] as const;

/** Absent in old events, which other services keep. */
const ADDED_LATER = {
  stockNumber: true,
  previousOwners: true,
  serviceHistory: true,
  keys: true,
  writeOffCategory: true,
  drivetrain: true,
  roofType: true,
  wheelbaseType: true,
  grossTrainWeight: true,
  brakedTowingLimit: true,
  frontAxleLimit: true,
  rearAxleLimit: true,
  branch: true,
} as const;

/** A vehicle in API answers. `seatingCapacity` and `maxGrossWeight` mirror `seats` and `grossWeight` (D12). */
export const vehicleSchema = vehicleFactsSchema
  .strip()
  .partial(ADDED_LATER)
  .extend({
    specifications: vehicleSpecificationsSchema.strip(),
    id: z.int().positive(),
    seatingCapacity: z.int().nullable(),
    maxGrossWeight: z.int().nullable(),
    /** Incremented with every stored change, for optimistic locking and event ordering. */
    version: z.int().positive(),
    /** The fields whose values a registration lookup has confirmed (D25); set by the server, absent in old events. */
    verifiedFields: z.array(z.enum(VERIFIABLE_FIELDS)).optional(),
    /** Not on the site yet: true or absent, and seen by staff alone. */
    isHeld: z.literal(true).optional(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  });

export type VehicleFacts = z.infer<typeof vehicleFactsSchema>;
export type Vehicle = z.infer<typeof vehicleSchema>;
export type VerifiableField = (typeof VERIFIABLE_FIELDS)[number];
