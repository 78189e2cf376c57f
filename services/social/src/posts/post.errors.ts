import { SOCIAL_PLATFORM_LABELS, type SocialPlatform } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import type { PostProblem } from '../publishers/publisher.ts';

export const refused = (problem: PostProblem): ProblemError => new ProblemError(problem);

const badInput = (path: string, message: string, code: string): ProblemError =>
  new ProblemError({
    status: 400,
    code,
    title: 'The post cannot be sent like this',
    detail: message,
    errors: [{ path, message }],
  });

export const notItsPicture = (imageUrl: string): ProblemError =>
  badInput('imageUrl', `The picture ${imageUrl} is not one of this vehicle's.`, 'SOCIAL.IMAGE_NOT_ITS_OWN');

export const pictureNeeded = (): ProblemError =>
  badInput('imageUrl', 'Instagram posts need an image: add one to the vehicle first.', 'SOCIAL.IMAGE_NEEDED');

export const pictureElsewhere = (): ProblemError =>
  badInput(
    'imageUrl',
    'Instagram takes only JPEG images, and this one is on another website: upload it to the vehicle first.',
    'SOCIAL.IMAGE_ELSEWHERE',
  );

export const tooMuch = (platform: SocialPlatform, what: string, has: number, most: number): ProblemError =>
  badInput(
    'content',
    `${SOCIAL_PLATFORM_LABELS[platform]} takes ${most.toLocaleString('en-GB')} ${what} at most, and this post has ${has.toLocaleString('en-GB')}.`,
    'SOCIAL.POST_TOO_LONG',
  );

export const beingSent = (platform: SocialPlatform): ProblemError =>
  new ProblemError(
    {
      status: 409,
      code: 'SOCIAL.POST_IN_PROGRESS',
      title: 'A post is already being sent',
      detail: `A post about this vehicle is being sent to ${SOCIAL_PLATFORM_LABELS[platform]} right now. Please wait a moment.`,
    },
    { 'retry-after': '10' },
  );

export const lookFirst = (platform: SocialPlatform): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'SOCIAL.POST_UNKNOWN',
    title: 'Check the page first',
    detail: `We don't know whether the last post about this vehicle reached ${SOCIAL_PLATFORM_LABELS[platform]}. Check the page and tell us what you found; then you can post again.`,
  });

export const postNotFound = (id: string): ProblemError =>
  new ProblemError({ status: 404, code: 'SOCIAL.POST_NOT_FOUND', title: 'Post not found', detail: `There is no post ${id}.` });

export const nothingToSettle = (state: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'SOCIAL.POST_SETTLED',
    title: 'Nothing to settle',
    detail: `This post is ${state}: there is nothing to look up.`,
  });

/** The outcome was not recorded in time, because the sender was stopped. */
export const NO_WORD: PostProblem = {
  status: 504,
  code: 'SOCIAL.OUTCOME_UNKNOWN',
  title: "We don't know whether the post is there",
  detail: 'Sending was interrupted, so the post may or may not be on the page. Check the page before you post again.',
};

/** Staff have checked the page. */
export const NOT_FOUND_ON_PAGE: PostProblem = {
  status: 502,
  code: 'SOCIAL.NOT_ON_PAGE',
  title: 'The post is not on the page',
  detail: 'Staff checked the page, and the post was not there.',
};
