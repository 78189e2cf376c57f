import { ProblemError } from '../problems/problem-error.ts';

/**
 * Why an outside service gave no answer that can be used:
 * - `resting`: it failed several times in a row and is left alone for a while; it was not called.
 * - `busy`: as many calls as are allowed are under way; it was not called.
 * - `late`: no answer within the deadline. It may have done what it was asked.
 * - `failed`: the connection failed, or the client's own code threw. It may have done what it was asked.
 * - `refused`: it answered that it does not take the call: the key is wrong, or it was asked too often.
 * - `unreadable`: it answered something else than its documentation says.
 */
export type OutsideReason = 'resting' | 'busy' | 'late' | 'failed' | 'refused' | 'unreadable';

const SENTENCES: Readonly<Record<OutsideReason, string>> = {
  resting: 'has failed several times and is left alone for a moment',
  busy: 'is being asked too much at the moment',
  late: 'did not answer in time',
  failed: 'could not be reached',
  refused: 'does not take our calls at the moment',
  unreadable: 'gave an answer that cannot be read',
};

/** Seconds after which a caller may try again. */
const RETRY_AFTER_SECONDS = '10';

/**
 * An outside service gave no usable answer. Uncaught, it is answered 503 `SERVICE.OUTSIDE_UNAVAILABLE`, or 504
 * `SERVICE.OUTSIDE_LATE` after a time-out, with Retry-After.
 */
export class OutsideError extends ProblemError {
  constructor(
    /** The outside service, as people call it. */
    readonly service: string,
    readonly reason: OutsideReason,
    options?: ErrorOptions,
  ) {
    super(
      {
        status: reason === 'late' ? 504 : 503,
        code: reason === 'late' ? 'SERVICE.OUTSIDE_LATE' : 'SERVICE.OUTSIDE_UNAVAILABLE',
        title: 'An outside service is not available',
        detail: `${service} ${SENTENCES[reason]}. Please try again later.`,
      },
      { 'retry-after': RETRY_AFTER_SECONDS },
      options,
    );
    this.name = 'OutsideError';
  }

  /** Whether the service may have received the call, so that repeating it might do its work twice. */
  get mayHaveActed(): boolean {
    return this.reason !== 'resting' && this.reason !== 'busy' && this.reason !== 'refused';
  }
}
