import { createApi, type SendCall } from '@forecourt/web-kit';
import { bearer } from './bearer.ts';
import { sendWithSession } from './sign-in-again.ts';
import { storedToken } from './token.ts';

/** A dialog cannot be closed while its call is on its way, so a call without a signal of its own is given up at last. */
const ANSWERS_WITHIN_MS = 60_000;

const sendSignedIn: SendCall = (address, call) =>
  fetch(address, {
    ...call,
    headers: { ...call.headers, ...bearer(storedToken.current()) },
    credentials: 'include',
    signal: call.signal ?? AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });

/**
 * The API client of staff calls. If the session is over, a dialog asks the user to sign in again and the call is retried, so that
 * nothing typed is lost. Cancelling the dialog leaves a 401.
 */
export const staffApi = createApi({
  send: (address, call) => sendWithSession(() => sendSignedIn(address, call)),
});
