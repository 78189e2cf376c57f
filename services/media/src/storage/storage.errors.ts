import { ProblemError } from '@forecourt/server-kit';

/** The store cannot be reached, is full or timed out: the same request may succeed later. */
export const storeUnavailable = (cause: unknown): ProblemError =>
  new ProblemError(
    {
      status: 503,
      code: 'MEDIA.STORE_UNAVAILABLE',
      title: 'The picture store is not available',
      detail: 'Pictures cannot be read or written at the moment. Please try again shortly.',
    },
    { 'retry-after': '5' },
    { cause },
  );
