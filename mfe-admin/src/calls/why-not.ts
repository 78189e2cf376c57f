import { ApiError } from '@forecourt/web-kit';

/** What a status means to people, where the answer does not say it itself. */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'You are not logged in. Log in and try again.',
  403: 'You are not allowed to do that.',
  404: 'It is not there any more.',
  409: 'Somebody has changed it meanwhile. Load it again.',
  413: 'That is too large to send.',
  429: 'Too many tries in a short time. Wait a moment and try again.',
};

const meaningOf = (status: number): string =>
  MEANINGS[status] ?? (status >= 500 ? 'The server could not answer. Try again in a moment.' : 'The server did not accept that.');

/**
 * What to say of a call that failed: the service's own sentence, or else what its status means. That the server cannot be
 * reached is said only where there was no answer.
 * @param meanings what a status means to this call.
 */
export function whyNot(error: unknown, meanings: Readonly<Record<number, string>> = {}): string {
  if (!(error instanceof ApiError)) return 'The server cannot be reached. Check your connection and try again.';
  return error.problem?.detail || (meanings[error.status] ?? meaningOf(error.status));
}
