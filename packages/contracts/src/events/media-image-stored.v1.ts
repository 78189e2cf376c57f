import { z } from 'zod';
import { defineEvent } from './envelope.ts';

export const imageStoredV1 = defineEvent(
  'media.image.stored.v1',
  z.object({
    /** Where the picture is served: `/objects/uploads/<key>`. */
    path: z.string(),
    sha256: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    bytes: z.int().positive(),
  }),
);

export type ImageStoredV1 = z.infer<typeof imageStoredV1.schema>;
