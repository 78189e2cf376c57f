import { z } from 'zod';
import { socialPlatformSchema } from './social-platform.ts';
import { recordId, recordIdInText } from './stored-values.ts';
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
  /** One of the vehicle's own pictures; none posts text alone, which Instagram does not take. */
  imageUrl: text().max(2_000).nullish(),
});
export type PublishPost = z.infer<typeof publishPostSchema>;

/**
 * `pending`: being sent. `unknown`: sent, but no answer came, so it may be on the page or not; nothing else is posted about
 * the van there until somebody has looked. `failed`: it is not on the page.
 */
export const postStateSchema = z.enum(['pending', 'published', 'failed', 'unknown']);
export type PostState = z.infer<typeof postStateSchema>;

/** `outbox`: kept as a file on our side and sent nowhere, where no account is connected. */
export const postChannelSchema = z.enum(['outbox', 'meta']);
export type PostChannel = z.infer<typeof postChannelSchema>;

/** A post as staff see it; it stays when its vehicle is gone. */
export const socialPostSchema = z.object({
  id: z.uuid(),
  vehicleId: z.int().positive(),
  platform: socialPlatformSchema,
  channel: postChannelSchema,
  content: z.string(),
  imageUrl: z.string().nullable(),
  state: postStateSchema,
  /** Where it can be seen, when the platform has told. */
  permalink: z.url().nullable(),
  /** Why it failed or is unknown. */
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type SocialPost = z.infer<typeof socialPostSchema>;

/** GET /api/social-media-publish?vehicleId=: newest first, and where a post would go now. */
export const socialPostsSchema = z.object({
  channels: z.record(socialPlatformSchema, postChannelSchema),
  posts: z.array(socialPostSchema),
});
export type SocialPosts = z.infer<typeof socialPostsSchema>;

export const listPostsQuerySchema = z.strictObject({ vehicleId: recordIdInText('Give the number of a vehicle') });

/** The body of PATCH /api/social-media-publish/{id}: somebody has looked at the page for a post whose state is unknown. */
export const settlePostSchema = z.strictObject({ foundOnPage: z.boolean() });
