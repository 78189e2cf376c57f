import type { VehicleFacts, VerifiableField } from '@forecourt/contracts';
import { normaliseRegistration } from '@forecourt/rules';
import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** A stored vehicle. `deletedAt` marks one that was removed and can still be restored (D27), `heldAt` one that is not on the site yet. */
export interface VehicleRow extends VehicleFacts {
  id: number;
  /** Incremented with every stored change, including removal. */
  version: number;
  /** The fields whose values a registration lookup has confirmed (D25). */
  verifiedFields: VerifiableField[];
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  heldAt: Date | null;
}

const text = (name?: string): EntitySchemaColumnOptions => ({ type: 'text', ...(name && { name }) });
const textOrNull = (name?: string): EntitySchemaColumnOptions => ({ ...text(name), nullable: true });
const textList = (name: string): EntitySchemaColumnOptions => ({ ...text(name), array: true });
const integer = (name?: string): EntitySchemaColumnOptions => ({ type: 'integer', nullable: true, ...(name && { name }) });
const decimal = (name: string): EntitySchemaColumnOptions => ({ type: 'double precision', name, nullable: true });
const moment = (name: string): EntitySchemaColumnOptions => ({ type: 'timestamptz', precision: 3, name });

/** Rows stored before registrations were normalised are normalised on read. */
const normalised = (registration: string | null): string | null => registration && normaliseRegistration(registration);

/** Typed by the row's fields, so that a new fact in the contract does not compile without a column. */
const columns: Record<keyof VehicleRow, EntitySchemaColumnOptions> = {
  id: { type: 'integer', primary: true, generated: 'increment' },
  version: { type: 'integer' },
  registrationNumber: { ...textOrNull('registration_number'), transformer: { from: normalised, to: normalised } },
  make: text(),
  model: text(),
  derivative: textOrNull(),
  year: { type: 'integer' },
  price: { type: 'numeric', precision: 9, scale: 2 },
  monthlyPrice: integer('monthly_price'),
  condition: text(),
  vatQualifying: { type: 'boolean', name: 'vat_qualifying' },
  stockStatus: text('stock_status'),
  isSold: { type: 'boolean', name: 'is_sold' },
  isElectric: { type: 'boolean', name: 'is_electric' },
  mileage: integer(),
  bodyType: textOrNull('body_type'),
  transmission: textOrNull(),
  fuelType: textOrNull('fuel_type'),
  engineSize: decimal('engine_size'),
  power: integer(),
  fuelEconomy: decimal('fuel_economy'),
  range: integer(),
  payload: integer(),
  loadVolume: decimal('load_volume'),
  loadArea: textOrNull('load_area'),
  loadLength: integer('load_length'),
  loadWidth: integer('load_width'),
  loadHeight: integer('load_height'),
  loadWidthBetweenArches: integer('load_width_between_arches'),
  description: textOrNull(),
  doors: integer(),
  seats: integer(),
  colour: textOrNull(),
  taxBand: textOrNull('tax_band'),
  length: integer(),
  width: integer(),
  height: integer(),
  wheelbase: integer(),
  grossWeight: integer('gross_weight'),
  kerbWeight: integer('kerb_weight'),
  firstRegistered: { type: 'date', name: 'first_registered', nullable: true },
  stockNumber: textOrNull('stock_number'),
  previousOwners: integer('previous_owners'),
  serviceHistory: textOrNull('service_history'),
  keys: integer(),
  writeOffCategory: textOrNull('write_off_category'),
  drivetrain: textOrNull(),
  roofType: textOrNull('roof_type'),
  wheelbaseType: textOrNull('wheelbase_type'),
  grossTrainWeight: integer('gross_train_weight'),
  brakedTowingLimit: integer('braked_towing_limit'),
  frontAxleLimit: integer('front_axle_limit'),
  rearAxleLimit: integer('rear_axle_limit'),
  branch: textOrNull(),
  features: textList('features'),
  images: textList('images'),
  mainImageIndex: { type: 'integer', name: 'main_image_index' },
  imageUrl: textOrNull('image_url'),
  imageGallery: textList('image_gallery'),
  specifications: { type: 'jsonb' },
  verifiedFields: textList('verified_fields'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  deletedAt: { ...moment('deleted_at'), nullable: true, deleteDate: true },
  heldAt: { ...moment('held_at'), nullable: true },
};

export const VehicleEntity = new EntitySchema<VehicleRow>({ name: 'Vehicle', tableName: 'vehicle', columns });
