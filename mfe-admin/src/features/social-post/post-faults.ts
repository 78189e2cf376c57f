import { SOCIAL_PLATFORM_LABELS, type SocialPlatform } from '@forecourt/contracts';
import { formatNumber, measurePost, POST_LIMITS } from '@forecourt/rules';

const WHATS = ['characters', 'hashtags', 'mentions'] as const;

/** How much of what the platform limits is used: "1,204 of 2,200 characters, 9 of 30 hashtags". */
export const postUse = (platform: SocialPlatform, text: string): string => {
  const measure = measurePost(text);
  const limits = POST_LIMITS[platform];
  return WHATS.filter((what) => Number.isFinite(limits[what]) && (what !== 'mentions' || measure[what] > 0))
    .map((what) => `${formatNumber(measure[what])} of ${formatNumber(limits[what])} ${what}`)
    .join(', ');
};

/** Why the platform would not take this text; null when it would. */
export const postFault = (platform: SocialPlatform, text: string): string | null => {
  if (text.trim() === '') return 'Write some text, or generate it with AI';
  const measure = measurePost(text);
  const limits = POST_LIMITS[platform];
  const over = WHATS.find((what) => measure[what] > limits[what]);
  if (over === undefined) return null;
  return `${SOCIAL_PLATFORM_LABELS[platform]} allows up to ${formatNumber(limits[over])} ${over}: remove ${formatNumber(measure[over] - limits[over])}`;
};
