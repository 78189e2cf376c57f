import { addressesIn, isPictureAddress, payloadFault, registerEntryName } from '@forecourt/rules';
import { z } from 'zod';
import { vehicleFactsSchema } from './vehicle.ts';
import { NO_REGISTRATION } from './vehicle-lookup.ts';

const NO_PICTURE = 'Give the web address of a picture, beginning with https://, or upload it';

const { images, imageUrl, imageGallery, registrationNumber } = vehicleFactsSchema.shape;

const isGalleryEntry = (entry: string): boolean => addressesIn(entry).every(isPictureAddress);

/** Stored vehicles may hold other addresses and registrations, from before they were refused: those are read. */
const facts = vehicleFactsSchema.extend({
  registrationNumber: registrationNumber.refine((plate) => plate === null || registerEntryName(plate) !== null, NO_REGISTRATION),
  images: z.array(images.element.refine(isPictureAddress, NO_PICTURE)).max(20),
  imageUrl: imageUrl.refine((address) => !address || isPictureAddress(address), NO_PICTURE),
  imageGallery: z.array(imageGallery.element.refine(isGalleryEntry, NO_PICTURE)).max(20),
  seatingCapacity: vehicleFactsSchema.shape.seats,
  maxGrossWeight: vehicleFactsSchema.shape.grossWeight,
});

type TwiceNamed = { [Name in 'seats' | 'seatingCapacity' | 'grossWeight' | 'maxGrossWeight']?: number | null | undefined };

/** Two names of one value may both be given, but not with two values (D12). */
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

/** As far as one body says both; the service compares what is given with what is stored. */
const payloadWithinWeight = ({ value: body, issues }: z.core.ParsePayload<Weighed>): void => {
  const message = payloadFault({ payload: body.payload, grossWeight: body.grossWeight ?? body.maxGrossWeight });
  if (message !== null) issues.push({ code: 'custom', path: ['payload'], message, input: body });
};

const required = { make: true, model: true, year: true, price: true, condition: true } as const;

/** The body of POST /api/vehicles: make, model, year, price and condition are needed, the rest has defaults. */
export const createVehicleSchema = facts.partial().required(required).check(sameUnderBothNames, payloadWithinWeight);

/**
 * The body of PATCH /api/vehicles/{id} (D23): what is given replaces what is stored, lists and `specifications` as a whole.
 * `imageUrl` and `imageGallery` follow `images` unless they are given too. With `version`, a van changed meanwhile is
 * refused (409), not overwritten.
 */
export const updateVehicleSchema = facts
  .partial()
  .extend({ version: z.int().positive().optional() })
  .check(sameUnderBothNames, payloadWithinWeight);

export type CreateVehicle = z.infer<typeof createVehicleSchema>;
export type UpdateVehicle = z.infer<typeof updateVehicleSchema>;
