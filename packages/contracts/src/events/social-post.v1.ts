import { z } from 'zod';
import { socialPlatformSchema } from '../http/social-platform.ts';
import { postChannelSchema } from '../http/social-post.ts';
import { defineEvent } from './envelope.ts';

const post = z.object({ vehicleId: z.int().positive(), platform: socialPlatformSchema, channel: postChannelSchema });

/** A post about a van is on its page, or in the local outbox where no account is connected. Its text is social's own. */
export const postPublishedV1 = defineEvent('social.post.published.v1', post);
/** A post about a van is not on its page, and `code` says why. */
export const postFailedV1 = defineEvent('social.post.failed.v1', post.extend({ code: z.string() }));
