import type { Problem } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';

export const deadLetterNotFound = (id: number): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'SERVICE.DEAD_LETTER_NOT_FOUND',
    title: 'There is no such message',
    detail: `Message ${id} is not there. Settled messages are kept for 30 days.`,
  });

/** The release that runs has no handler for it. */
export const consumerGone = (consumer: string): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'SERVICE.CONSUMER_GONE',
    title: 'Nothing handles it any more',
    detail: `This release has no consumer ${consumer} for such an event. Archive the message, or retry it once a release handles it.`,
  });

export const eventRefused = (errors: NonNullable<Problem['errors']>): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'SERVICE.EVENT_REFUSED',
    title: 'Please check the event',
    detail: errors.map(({ path, message }) => `${path}: ${message}.`).join(' '),
    errors,
  });
