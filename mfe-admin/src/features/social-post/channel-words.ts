import { type ScheduledPost, SOCIAL_PLATFORM_LABELS, type SocialPlatform } from '@forecourt/contracts';
import { plannedInWords } from '../../time/moment-in-words.ts';

/** What becomes of a post when its time comes. */
export const whatHappens = ({
  platform,
  channel,
  publishAt,
}: Pick<ScheduledPost, 'platform' | 'channel' | 'publishAt'>): string =>
  channel === 'outbox'
    ? `No ${SOCIAL_PLATFORM_LABELS[platform]} account is connected. On ${plannedInWords(publishAt)} it is not sent, but waits for you on Today.`
    : `It goes out on ${plannedInWords(publishAt)}.`;

/** What a post for later does without an account. */
export const WAITS_THEN =
  'at its time the post is not sent. It waits for you on Today, and you copy its text and post it yourself.';

/** The settings that connect an account of each platform, for whoever runs the website. */
const SETTINGS: Readonly<Record<SocialPlatform, string>> = {
  facebook: 'META_ACCESS_TOKEN and META_PAGE_ID',
  instagram: 'META_ACCESS_TOKEN and META_INSTAGRAM_ID',
};

/** Who connects an account, and where. @param isOperator whether the reader does: nobody else knows the settings' names. */
export const whereToConnect = (platform: SocialPlatform, isOperator: boolean): string =>
  isOperator
    ? `It is connected by ${SETTINGS[platform]} in the settings of the website.`
    : 'Whoever runs the website can connect one.';
