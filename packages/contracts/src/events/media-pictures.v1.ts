import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** Pictures that a vehicle shows from other sites and that are now stored with us. */
export const picturesCopiedV1 = defineEvent(
  'media.vehicle-pictures.copied.v1',
  z.object({
    vehicleId: z.int().positive(),
    /** `address` is as the vehicle has it, `path` where our copy is: `/objects/uploads/<key>`. */
    copies: z.array(z.object({ address: z.string(), path: z.string() })),
  }),
);

export type PicturesCopiedV1 = z.infer<typeof picturesCopiedV1.schema>;
