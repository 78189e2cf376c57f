import { ProblemError } from '@forecourt/server-kit';

/** Nobody is listening or NATS is down: the command was not delivered. */
export const peerUnavailable = (service: string, cause?: unknown): ProblemError =>
  new ProblemError(
    {
      status: 503,
      code: 'SERVICE.PEER_UNAVAILABLE',
      title: 'Temporarily unavailable',
      detail: `The ${service} service is not there at the moment. Please try again in 5 seconds.`,
    },
    { 'retry-after': '5' },
    { cause },
  );

/** It is unknown whether the command was executed. */
export const peerTimedOut = (service: string, deadlineMs: number, cause?: unknown): ProblemError =>
  new ProblemError(
    {
      status: 504,
      code: 'SERVICE.PEER_TIMED_OUT',
      title: 'No answer in time',
      detail: `The ${service} service has not answered within ${deadlineMs / 1_000} seconds. Please try again.`,
    },
    {},
    { cause },
  );

/** The answer breaks the contract, so the services are probably not from the same release. */
export const peerUnreadable = (service: string, cause: unknown): ProblemError =>
  new ProblemError(
    {
      status: 502,
      code: 'SERVICE.PEER_UNREADABLE',
      title: 'Something went wrong',
      detail: `The ${service} service gave an answer that cannot be read. It has been recorded.`,
    },
    {},
    { cause },
  );
