import { z } from 'zod';
import { socialPlatformSchema } from './social-platform.ts';
import { cursor, recordId, recordIdInText } from './stored-values.ts';
import { text } from './text.ts';
import { wording } from './text-wording.ts';

/** The body of POST /api/generate-ai-post (product §7). */
export const generatePostSchema = z.strictObject({ vehicleId: recordId(), platform: socialPlatformSchema, wording: wording() });
export type GeneratePost = z.infer<typeof generatePostSchema>;

export const generatedPostSchema = z.object({ generatedPost: z.string() });
export type GeneratedPost = z.infer<typeof generatedPostSchema>;

/** The body of POST /api/social-media-publish (product §7). */
export const publishPostSchema = z.strictObject({
  vehicleId: recordId(),
  platform: socialPlatformSchema,
  content: text().trim().min(1, 'Write a text first').max(63_206),
  /** One of the vehicle's own pictures; without one the post is text only, which Instagram does not allow. */
  imageUrl: text().max(2_000).nullish(),
});
export type PublishPost = z.infer<typeof publishPostSchema>;

/**
 * `pending`: being sent. `unknown`: sent without a clear answer, so it may or may not be on the page; nothing else is posted there
 * about the van until staff have checked. `failed`: not on the page.
 */
export const postStateSchema = z.enum(['pending', 'published', 'failed', 'unknown']);
export type PostState = z.infer<typeof postStateSchema>;

/** `outbox`: saved as a local file, because no account is connected. */
export const postChannelSchema = z.enum(['outbox', 'meta']);
export type PostChannel = z.infer<typeof postChannelSchema>;

/** A post as staff see it; it outlives its vehicle. */
export const socialPostSchema = z.object({
  id: z.uuid(),
  vehicleId: z.int().positive(),
  platform: socialPlatformSchema,
  channel: postChannelSchema,
  content: z.string(),
  imageUrl: z.string().nullable(),
  state: postStateSchema,
  /** Its URL, if the platform has returned it. */
  permalink: z.url().nullable(),
  /** Why it failed or is unknown. */
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** The account of whoever posted it by hand; null if the service sent it. */
  postedBy: z.string().nullable(),
});
export type SocialPost = z.infer<typeof socialPostSchema>;

/** GET /api/social-media-publish: the posts, newest first in pages of 50, and the channel of each platform. */
export const socialPostsSchema = z.object({
  channels: z.record(socialPlatformSchema, postChannelSchema),
  posts: z.array(socialPostSchema),
});
export type SocialPosts = z.infer<typeof socialPostsSchema>;

export const listPostsQuerySchema = z.strictObject({
  /** Only the posts about this vehicle. */
  vehicleId: recordIdInText('Give the number of a vehicle').optional(),
  /** Only the posts in this state. */
  state: postStateSchema.optional(),
  cursor: cursor(),
});
export type ListPostsQuery = z.infer<typeof listPostsQuerySchema>;

/** The body of PATCH /api/social-media-publish/{id}: whether staff found a post of unknown state on the page. */
export const settlePostSchema = z.strictObject({ foundOnPage: z.boolean() });
