import type { SessionEnd } from '@forecourt/contracts';

const WORDS: Readonly<Record<Exclude<SessionEnd, 'disabled'>, string>> = {
  'role-changed': 'An owner has given you another role, which you have once you log in again.',
  'second-factor-removed': 'An owner has taken your second factor away. Your password alone logs you in now.',
  'password-changed': 'Your password was changed. Log in with the new one.',
  elsewhere: 'You were logged out from another device.',
};

/** Why a session is over. @param end undefined if nobody ended it. */
export const endWords = (end: SessionEnd | undefined): string =>
  (end && end !== 'disabled' && WORDS[end]) || 'Your session has ended.';

/** What calls of a disabled account say. */
export const DISABLED =
  'Your account was disabled, so nothing more can be loaded or saved. What you typed stays on this page until you close it.';

/** What calls say if the user does not log in again. */
export const NOT_LOGGED_IN = 'You are logged out. What you typed is still here: log in and try again.';
