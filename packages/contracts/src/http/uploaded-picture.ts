import { z } from 'zod';

/** Answer of POST /api/objects/upload: a URL for one picture (product §7). */
export const uploadTicketSchema = z.object({ uploadURL: z.string() });
export type UploadTicket = z.infer<typeof uploadTicketSchema>;

/** Answer of the PUT to that URL. Sizes are those of the stored picture, in pixels and bytes. */
export const storedUploadSchema = z.object({
  /** Where the picture is served: `/objects/uploads/<key>`. */
  path: z.string(),
  sha256: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
});
export type StoredUpload = z.infer<typeof storedUploadSchema>;

/** GET /api/objects/links. */
export const linkedPicturesQuerySchema = z.strictObject({ vehicleId: z.coerce.number().int().positive().optional() });

/** A picture on another site that could not be copied so far. */
export const linkedPictureSchema = z.object({
  vehicleId: z.int().positive(),
  address: z.string(),
  /** Why not, in a sentence. */
  says: z.string(),
  /** False once it has been tried as often as it will be. */
  isTriedAgain: z.boolean(),
});
export type LinkedPicture = z.infer<typeof linkedPictureSchema>;
