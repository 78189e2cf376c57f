import { z } from 'zod';
import { mfeNameSchema, releaseSchema } from './release-registry.ts';

/** How long a preview link works, in seconds. */
export const PREVIEW_SECONDS = 3_600;

/** Opens a preview; `token` in its query is a compact JWS (Ed25519) of a {@link Preview}, signed by the releases service. */
export const OPEN_PREVIEW_PATH = '/preview/open';

/** The release that whoever has the link sees in place of the live one. */
export const previewSchema = z.object({ name: mfeNameSchema, ...releaseSchema.shape, until: z.iso.datetime() });
export type Preview = z.infer<typeof previewSchema>;
