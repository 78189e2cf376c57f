import { withDeadline } from '@forecourt/server-kit';
import { signInUnchecked } from '@forecourt/service-kit';

/** Longest wait for Redis, in milliseconds. */
const REDIS_TIMEOUT_MS = 1_000;

/** Waits for Redis. @throws {ProblemError} 503 if it is unavailable or too slow. */
export const inTime = <Answer>(command: Promise<Answer>): Promise<Answer> =>
  withDeadline(command, REDIS_TIMEOUT_MS).catch((error: unknown) => {
    throw signInUnchecked(error);
  });
