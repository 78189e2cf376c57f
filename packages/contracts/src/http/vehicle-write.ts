import { addressesIn, isPictureAddress, payloadFault, registerEntryName } from '@forecourt/rules';
import { z } from 'zod';
import { vehicleFactsSchema } from './vehicle.ts';
import { MAX_IMAGES } from './vehicle-constants.ts';
import { NO_REGISTRATION } from './vehicle-lookup.ts';

const NO_PICTURE = 'Give the web address of a picture, beginning with https://, or upload it';

const { images, imageUrl, imageGallery, registrationNumber } = vehicleFactsSchema.shape;

const isGalleryEntry = (entry: string): boolean => addressesIn(entry).every(isPictureAddress);

/** Stricter than for reading: stored vehicles may have picture addresses and registrations from before these checks. */
const facts = vehicleFactsSchema.extend({
  registrationNumber: registrationNumber.refine((plate) => plate === null || registerEntryName(plate) !== null, NO_REGISTRATION),
  images: z.array(images.element.refine(isPictureAddress, NO_PICTURE)).max(MAX_IMAGES),
  imageUrl: imageUrl.refine((address) => !address || isPictureAddress(address), NO_PICTURE),
  imageGallery: z.array(imageGallery.element.refine(isGalleryEntry, NO_PICTURE)).max(MAX_IMAGES),
  seatingCapacity: vehicleFactsSchema.shape.seats,
  maxGrossWeight: vehicleFactsSchema.shape.grossWeight,
});

type TwiceNamed = { [Name in 'seats' | 'seatingCapacity' | 'grossWeight' | 'maxGrossWeight']?: number | null | undefined };

/** Both names of one field may be given, but not with different values (D12). */
const sameUnderBothNames = ({ value: body, issues }: z.core.ParsePayload<TwiceNamed>): void => {
  for (const [name, alias] of [
    ['seats', 'seatingCapacity'],
    ['grossWeight', 'maxGrossWeight'],
  ] as const) {
    if (body[name] === undefined || body[alias] === undefined || body[name] === body[alias]) continue;
    issues.push({ code: 'custom', path: [alias], message: `Is another name of ${name}: give both the same value`, input: body });
  }
};

type Weighed = { [Name in 'payload' | 'grossWeight' | 'maxGrossWeight']?: number | null | undefined };

/** Checks bodies that have both weights; otherwise the service compares with the stored one. */
const payloadWithinWeight = ({ value: body, issues }: z.core.ParsePayload<Weighed>): void => {
  const message = payloadFault({ payload: body.payload, grossWeight: body.grossWeight ?? body.maxGrossWeight });
  if (message !== null) issues.push({ code: 'custom', path: ['payload'], message, input: body });
};

const required = { make: true, model: true, year: true, price: true, condition: true } as const;

/** The body of POST /api/vehicles: make, model, year, price and condition are required, the rest has defaults. */
export const createVehicleSchema = facts.partial().required(required).check(sameUnderBothNames, payloadWithinWeight);

/**
 * The body of PATCH /api/vehicles/{id} (D23): given fields replace stored ones, lists and `specifications` as a whole. `imageUrl`
 * and `imageGallery` follow `images` unless given. With `version`, a conflicting change is refused (409), not overwritten.
 */
export const updateVehicleSchema = facts
  .partial()
  .extend({ version: z.int().positive().optional() })
  .check(sameUnderBothNames, payloadWithinWeight);

export type CreateVehicle = z.infer<typeof createVehicleSchema>;
export type UpdateVehicle = z.infer<typeof updateVehicleSchema>;
