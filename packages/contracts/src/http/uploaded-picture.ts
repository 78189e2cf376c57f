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
