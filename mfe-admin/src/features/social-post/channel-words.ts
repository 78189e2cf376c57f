import { type ScheduledPost, SOCIAL_PLATFORM_LABELS } from '@forecourt/contracts';
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

/** Who connects an account. @param isOperator whether the reader looks after that: nobody else has the guide. */
export const whoConnects = (isOperator: boolean): string =>
  isOperator
    ? "Whoever runs the website's server can connect one: see 'Facebook and Instagram' in the operations guide."
    : 'Whoever runs the website can connect one.';
