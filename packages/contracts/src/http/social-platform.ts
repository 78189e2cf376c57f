import { z } from 'zod';

/** The platforms for posts (product §3); the first is the default. */
export const SOCIAL_PLATFORMS = ['facebook', 'instagram'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

export const socialPlatformSchema = z.enum(SOCIAL_PLATFORMS);

/** As people call them. */
export const SOCIAL_PLATFORM_LABELS: Readonly<Record<SocialPlatform, string>> = { facebook: 'Facebook', instagram: 'Instagram' };
