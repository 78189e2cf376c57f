import { ApiError } from '@forecourt/web-kit';

/** What to say of a call that failed: the service's own sentence, where it gave one. */
export const whyNot = (error: unknown): string =>
  (error instanceof ApiError && error.problem?.detail) || 'The server cannot be reached. Check your connection and try again.';
