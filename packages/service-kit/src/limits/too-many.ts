import { ProblemError } from '@forecourt/server-kit';

/** @param said the first part of the message: "Too many have been sent". */
export const tooManyInAShortTime =
  (code: string, said: string) =>
  (seconds: number): ProblemError =>
    new ProblemError(
      {
        status: 429,
        code,
        title: 'Too many in a short time',
        detail: `${said} in a short time. Please try again in ${inWords(seconds)}, or call us.`,
      },
      { 'retry-after': String(seconds) },
    );

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};
