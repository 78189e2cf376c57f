import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

export const settings = defineSettings({
  /** Folder of the stored pictures, if they are kept on disk. */
  OBJECTS_DIR: z.string().min(1).default('.data/objects'),
  /** `http://key:secret@host:port/bucket`: keeps them in MinIO instead. */
  MINIO_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname.length > 1, 'must name a bucket: http://key:secret@host:port/bucket')
    .optional(),
  /** Where browsers reach MinIO. If set, they upload straight to it, otherwise through this service. */
  MINIO_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs upload URLs; the same for all replicas. */
  UPLOAD_SECRET: z.string().min(32),
  /** How long a picture that no vehicle uses is kept, in hours: staff may upload today and save tomorrow. */
  UNUSED_IMAGE_HOURS: z.coerce.number().positive().default(24),
  /** Development and tests only: pictures are also copied from this machine, and from any port. */
  PICTURES_FROM_LOOPBACK: z.stringbool().default(false),
});

export type Settings = SettingsOf<typeof settings>;
