import { z } from 'zod';
import { socialPlatformSchema } from './social-platform.ts';
import { postChannelSchema, publishPostSchema } from './social-post.ts';
import { moment } from './stored-values.ts';
import { vehicleSchema } from './vehicle.ts';

/** What the van was like for whoever read the text last: the post goes out only while this is so. */
export const toldFactsSchema = vehicleSchema.pick({ price: true, vatQualifying: true, stockStatus: true, isSold: true });
export type ToldFacts = z.infer<typeof toldFactsSchema>;

const { price, vatQualifying, stockStatus, isSold } = toldFactsSchema.shape;
const facts = { price, vatQualifying, stockStatus, isSold };

/** The body of POST /api/social-media-publish/scheduled: a post that the service publishes when it is due. */
export const schedulePostSchema = publishPostSchema.extend({ ...facts, publishAt: moment() });
export type SchedulePost = z.infer<typeof schedulePostSchema>;

/** The body of PATCH /api/social-media-publish/scheduled/{id}. 409 if it has been changed since `version`. */
export const changeScheduledPostSchema = schedulePostSchema
  .omit({ vehicleId: true, platform: true })
  .extend({ version: z.int().positive().max(2_147_483_647) });
export type ChangeScheduledPost = z.infer<typeof changeScheduledPostSchema>;

/** The body of POST /api/social-media-publish/scheduled/{id}/posted: staff have posted it by hand. 409 as above. */
export const markPostedSchema = changeScheduledPostSchema.pick({ version: true });

/** The query of DELETE /api/social-media-publish/scheduled/{id}. */
export const cancelScheduledPostQuerySchema = z.strictObject({
  version: z
    .string('Give the version')
    .regex(/^[1-9]\d{0,8}$/, 'Give the version')
    .transform(Number),
});

/** A post that waits for its time, or for staff. */
export const scheduledPostSchema = z.object({
  id: z.uuid(),
  vehicleId: z.int().positive(),
  platform: socialPlatformSchema,
  /** Where it would go now; from an outbox nothing goes out by itself. */
  channel: postChannelSchema,
  content: z.string(),
  imageUrl: z.string().nullable(),
  publishAt: z.iso.datetime(),
  /** Why it does not go out like this: staff read it again and choose a time, or cancel it. */
  hold: z.object({ code: z.string(), detail: z.string() }).nullable(),
  version: z.int().positive(),
  /** The van as the service last heard of it; null until it has. */
  vehicle: z
    .object({ make: z.string(), model: z.string(), registrationNumber: z.string().nullable(), isRemoved: z.boolean() })
    .nullable(),
});
export type ScheduledPost = z.infer<typeof scheduledPostSchema>;
