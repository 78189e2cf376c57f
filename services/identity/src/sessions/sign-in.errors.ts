import { ProblemError } from '@forecourt/server-kit';

/** The wording without an email address is specified (product §8). Nobody learns which of the two is wrong. */
export const incorrectPassword = (hasEmail: boolean): ProblemError =>
  new ProblemError({
    status: 401,
    code: 'IDENTITY.INCORRECT_PASSWORD',
    title: 'Login failed',
    detail: hasEmail ? 'Incorrect email or password' : 'Incorrect password',
  });

/** Only for who has shown that the account is theirs. */
export const accountDisabled = (): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'IDENTITY.ACCOUNT_DISABLED',
    title: 'Login failed',
    detail: 'Your account is disabled. Ask whoever manages the staff to enable it again.',
  });

/** @param seconds until the next attempt is allowed. */
export const tooManyAttempts = (seconds: number, what: 'passwords' | 'codes' | 'passkeys' = 'passwords'): ProblemError =>
  new ProblemError(
    {
      status: 429,
      code: 'IDENTITY.TOO_MANY_ATTEMPTS',
      title: `Too many wrong ${what}`,
      detail: `Too many wrong ${what}. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    },
    { 'retry-after': String(seconds) },
  );
