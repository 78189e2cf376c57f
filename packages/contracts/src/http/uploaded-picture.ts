import { z } from 'zod';

/** POST /api/objects/upload answers where one picture may be sent (product §7). */
export const uploadTicketSchema = z.object({ uploadURL: z.string() });
export type UploadTicket = z.infer<typeof uploadTicketSchema>;

/** What PUT to that address answers. Sizes are pixels and bytes of what is kept of the picture. */
export const storedUploadSchema = z.object({
  /** Where the picture is served: `/objects/uploads/<key>`. */
  path: z.string(),
  sha256: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
});
export type StoredUpload = z.infer<typeof storedUploadSchema>;
