import { SOCIAL_PLATFORM_LABELS, type SocialPlatform } from '@forecourt/contracts';
import { POST_AHEAD } from '@forecourt/rules';
import { ProblemError } from '@forecourt/server-kit';
import type { Hold } from './scheduled-post.entity.ts';

export const timeNotPossible = (): ProblemError => {
  const message = `Choose a time at least ${POST_AHEAD.leastMinutes} minutes and at most ${POST_AHEAD.mostDays} days ahead.`;
  return new ProblemError({
    status: 400,
    code: 'SOCIAL.TIME_NOT_POSSIBLE',
    title: 'The post cannot be scheduled for then',
    detail: message,
    errors: [{ path: 'publishAt', message }],
  });
};

const conflict = (code: string, title: string, detail: string): ProblemError =>
  new ProblemError({ status: 409, code, title, detail });

export const timeTaken = (platform: SocialPlatform): ProblemError =>
  conflict(
    'SOCIAL.TIME_TAKEN',
    'A post is waiting for that time already',
    `A post about this van is waiting to go to ${SOCIAL_PLATFORM_LABELS[platform]} at that time already. Change that one, or choose another time.`,
  );

/** The author has seen the van as it is no longer. */
export const vanChanged = ({ detail }: Hold): ProblemError =>
  conflict('SOCIAL.VEHICLE_CHANGED', 'The van has changed', `${detail} Nothing has been saved yet.`);

export const changedMeanwhile = (): ProblemError =>
  conflict(
    'SOCIAL.SCHEDULE_CHANGED',
    'Changed meanwhile',
    'This post has been changed since you opened it. Look at it again before you change it.',
  );

export const goneOut = (): ProblemError =>
  conflict('SOCIAL.SCHEDULE_SENT', 'The post has gone out', 'The time of this post has come: it is among the earlier posts now.');

export const cancelledMeanwhile = (): ProblemError =>
  conflict(
    'SOCIAL.SCHEDULE_CANCELLED',
    'The post was cancelled',
    'This post has been cancelled meanwhile. Copy its text to post it anew.',
  );

export const scheduledNotFound = (id: string): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'SOCIAL.SCHEDULED_POST_NOT_FOUND',
    title: 'Post not found',
    detail: `There is no scheduled post ${id}.`,
  });

/** No account is connected when its time comes: a file that nobody looks at would not be a post. */
export const notConnected = (platform: SocialPlatform): Hold => ({
  code: 'SOCIAL.NOT_CONNECTED',
  detail: `It was not posted: no ${SOCIAL_PLATFORM_LABELS[platform]} account is connected. Copy the text, post it yourself and mark it as posted, or choose a new time once an account is connected.`,
});

/** Its time has passed by more than an outage may delay it. */
export const MISSED: Hold = {
  code: 'SOCIAL.MISSED',
  detail: 'It was missed: the website could not post within two hours of its time. Choose a new time.',
};
