import { ProblemError } from '@forecourt/server-kit';

/** Polling instead is no loss for a while. */
const LATER = { 'retry-after': '30' };

export const changesUnknown = (): ProblemError =>
  new ProblemError(
    {
      status: 503,
      code: 'IDENTITY.CHANGES_UNKNOWN',
      title: 'Temporarily unavailable',
      detail: 'Changes cannot be followed right now. Please try again in 30 seconds.',
    },
    LATER,
  );

export const tooManyStreams = (): ProblemError =>
  new ProblemError(
    {
      status: 429,
      code: 'IDENTITY.TOO_MANY_STREAMS',
      title: 'Too many open',
      detail: 'Changes are followed in too many places at once. Close some of them, and try again in 30 seconds.',
    },
    LATER,
  );
