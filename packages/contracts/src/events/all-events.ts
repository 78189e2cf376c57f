import type { z } from 'zod';
import type { Envelope } from './envelope.ts';
import { vehicleAddedV1, vehicleRemovedV1, vehicleUpdatedV1 } from './inventory-vehicle.v1.ts';
import { imageStoredV1 } from './media-image-stored.v1.ts';

type AnyEvent = Envelope & { readonly data: unknown };

/** Every event of the product by its type: how a received message is checked, whatever pattern it was heard by. */
export const schemaByEventType: ReadonlyMap<string, z.ZodType<AnyEvent>> = new Map(
  [vehicleAddedV1, vehicleUpdatedV1, vehicleRemovedV1, imageStoredV1].map(({ type, schema }): [string, z.ZodType<AnyEvent>] => [
    type,
    schema,
  ]),
);
