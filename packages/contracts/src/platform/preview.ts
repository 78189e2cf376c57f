import { z } from 'zod';
import { mfeNameSchema, releaseSchema } from './release-registry.ts';

/** How long a preview link works, in seconds. */
export const PREVIEW_SECONDS = 3_600;

/** Opens a preview; `token` in its query is a compact JWS (Ed25519) of a {@link Preview}, signed by the releases service. */
export const OPEN_PREVIEW_PATH = '/preview/open';
/** POST: ends the preview of this browser. */
export const LEAVE_PREVIEW_PATH = '/preview/leave';

/** Bucket of NATS's key-value store with settings that are looked at before they are saved; a value is gone when its links are. */
export const DRAFTS_BUCKET = 'dealership-drafts';

const until = z.iso.datetime();

/** The release that whoever has the link sees in place of the live one. */
export const releasePreviewSchema = z.object({ name: mfeNameSchema, ...releaseSchema.shape, until });
export type ReleasePreview = z.infer<typeof releasePreviewSchema>;

/** The key of the dealership's settings that whoever has the link sees in place of the live ones. */
export const draftPreviewSchema = z.object({ draft: z.uuid(), until });
export type DraftPreview = z.infer<typeof draftPreviewSchema>;

export const previewSchema = z.union([releasePreviewSchema, draftPreviewSchema]);
export type Preview = z.infer<typeof previewSchema>;
