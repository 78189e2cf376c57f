import { ProblemError } from '@forecourt/server-kit';

/** Printable ASCII without spaces; keys are mostly UUIDs. */
const WELL_FORMED = /^[\x21-\x7e]{1,255}$/;

/** @returns the key, or undefined if there is none. @throws {ProblemError} 400 if it is malformed. */
export const keyIn = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && WELL_FORMED.test(header)) return header;
  throw new ProblemError({
    status: 400,
    code: 'SERVICE.IDEMPOTENCY_KEY_INVALID',
    title: 'The Idempotency-Key is not valid',
    detail: 'Send one Idempotency-Key of 1 to 255 printable characters, for instance a UUID.',
  });
};

export const idempotencyKeyReused = (key: string): ProblemError =>
  new ProblemError({
    status: 422,
    code: 'SERVICE.IDEMPOTENCY_KEY_REUSED',
    title: 'The Idempotency-Key was used for something else',
    detail: `The key "${key}" came with another request before. Use a new key for a new request.`,
  });

export const idempotencyConflict = (key: string, cause: Error): ProblemError =>
  new ProblemError(
    {
      status: 409,
      code: 'SERVICE.IDEMPOTENCY_IN_PROGRESS',
      title: 'The same request is still being handled',
      detail: `A request with the key "${key}" is being handled right now. Please try again in 2 seconds.`,
    },
    { 'retry-after': '2' },
    { cause },
  );
