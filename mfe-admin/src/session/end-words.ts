import type { SessionEnd } from '@forecourt/contracts';

const WORDS: Readonly<Record<Exclude<SessionEnd, 'disabled'>, string>> = {
  'role-changed': 'An owner has given you another role, which you have once you log in again.',
  'second-factor-removed': 'An owner has taken your second factor away. Log in with your password.',
  'second-factor-required': 'Everybody here has to have a second factor now. Log in to go on.',
  'password-changed': 'Your password was changed. Log in with the new one.',
  elsewhere: 'You were logged out from another device.',
};

/** Why a session is over. @param end undefined if nobody ended it. */
export const endWords = (end: SessionEnd | undefined): string =>
  (end && end !== 'disabled' && WORDS[end]) || 'Your session has ended.';
