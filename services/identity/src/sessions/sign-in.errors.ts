import { ProblemError } from '@forecourt/server-kit';

/** The wording is specified (product §8). */
export const incorrectPassword = (): ProblemError =>
  new ProblemError({
    status: 401,
    code: 'IDENTITY.INCORRECT_PASSWORD',
    title: 'Login failed',
    detail: 'Incorrect password',
  });

/** @param seconds until the next attempt is allowed. */
export const tooManyAttempts = (seconds: number): ProblemError =>
  new ProblemError(
    {
      status: 429,
      code: 'IDENTITY.TOO_MANY_ATTEMPTS',
      title: 'Too many wrong passwords',
      detail: `Too many wrong passwords. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    },
    { 'retry-after': String(seconds) },
  );
