import { BODY_TYPES, CONDITIONS, FUEL_TYPES, STOCK_STATUSES, TRANSMISSIONS } from '@forecourt/rules';
import { z } from 'zod';

const text = z.string().nullable();
const number = z.number().nullable();
const integer = z.int().nullable();

/** Further facts, all optional. */
const specifications = z.looseObject({
  engineSize: z.number().optional(),
  power: z.number().optional(),
  torque: z.number().optional(),
  fuelEconomyCombined: z.number().optional(),
  co2Emissions: z.number().optional(),
  euroStatus: z.string().optional(),
  colour: z.string().optional(),
  doors: z.number().optional(),
  length: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  unladenWeight: z.number().optional(),
  kerbWeight: z.number().optional(),
  maxGrossWeight: z.number().optional(),
  payloadWeight: z.number().optional(),
  seatingCapacity: z.number().optional(),
  registrationPlace: z.string().optional(),
  currentMileage: z.number().optional(),
  wheelbase: z.number().optional(),
  vehicleCategory: z.string().optional(),
  motStatus: z.string().optional(),
  motDueDate: z.string().optional(),
  taxStatus: z.string().optional(),
  taxDueDate: z.string().optional(),
  vehicleAge: z.number().optional(),
});

/**
 * A vehicle as events and commands carry it. It is versioned independently of the API. Units are those of the API. Optional
 * fields may be added, so unknown fields are allowed (architecture §4).
 */
export const vehicleSnapshotV1 = z.looseObject({
  id: z.int().positive(),
  version: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  registrationNumber: text,
  make: z.string(),
  model: z.string(),
  derivative: text,
  year: z.int(),
  price: z.string(),
  monthlyPrice: integer,
  condition: z.enum(CONDITIONS),
  vatQualifying: z.boolean(),
  stockStatus: z.enum(STOCK_STATUSES),
  isSold: z.boolean(),
  isElectric: z.boolean(),
  mileage: integer,
  bodyType: z.enum(BODY_TYPES).nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  fuelType: z.enum(FUEL_TYPES).nullable(),
  engineSize: number,
  power: integer,
  fuelEconomy: number,
  range: integer,
  payload: integer,
  loadVolume: number,
  loadArea: text,
  loadLength: integer,
  loadWidth: integer,
  loadHeight: integer,
  loadWidthBetweenArches: integer,
  description: text,
  doors: integer,
  seats: integer,
  seatingCapacity: integer,
  colour: text,
  taxBand: text,
  length: integer,
  width: integer,
  height: integer,
  wheelbase: integer,
  grossWeight: integer,
  maxGrossWeight: integer,
  kerbWeight: integer,
  firstRegistered: text,
  features: z.array(z.string()),
  images: z.array(z.string()),
  mainImageIndex: z.int(),
  imageUrl: text,
  imageGallery: z.array(z.string()),
  specifications,
});

export type VehicleSnapshotV1 = z.infer<typeof vehicleSnapshotV1>;
