import { ProblemError } from '@forecourt/server-kit';

export const imageNotFound = (path: string) =>
  new ProblemError({
    status: 404,
    code: 'MEDIA.IMAGE_NOT_FOUND',
    title: 'There is no such picture',
    detail: `There is no picture at ${path}. It may have been removed.`,
  });

export const tooBusy = () =>
  new ProblemError(
    {
      status: 503,
      code: 'MEDIA.BUSY',
      title: 'Too many pictures are being worked on',
      detail: 'More pictures are waiting than can be worked on. Please try again shortly.',
    },
    { 'retry-after': '5' },
  );
