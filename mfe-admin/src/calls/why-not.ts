import { ApiError } from '@forecourt/web-kit';

/** Messages by status, for answers without their own. */
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
 * The message for a failed call: the service's own sentence, otherwise one for its status. Only a call without an answer is
 * reported as an unreachable server.
 * @param meanings messages by status that are specific to this call.
 */
export function whyNot(error: unknown, meanings: Readonly<Record<number, string>> = {}): string {
  if (!(error instanceof ApiError)) return 'The server cannot be reached. Check your connection and try again.';
  return error.problem?.detail || (meanings[error.status] ?? meaningOf(error.status));
}
