import { ProblemError } from '../problems/problem-error.ts';

/**
 * Why an external service gave no usable answer:
 * - `resting`: the circuit breaker is open after several failures in a row; it was not called.
 * - `busy`: too many calls are in progress; it was not called.
 * - `late`: the deadline passed. It may have acted on the call.
 * - `failed`: the connection failed, or the client's own code threw. It may have acted on the call.
 * - `refused`: it rejected the call, because the key is wrong or there were too many calls.
 * - `unreadable`: its answer does not match its documentation.
 */
export type ExternalReason = 'resting' | 'busy' | 'late' | 'failed' | 'refused' | 'unreadable';

const SENTENCES: Readonly<Record<ExternalReason, string>> = {
  resting: 'has failed several times and is left alone for a moment',
  busy: 'is being asked too much at the moment',
  late: 'did not answer in time',
  failed: 'could not be reached',
  refused: 'does not take our calls at the moment',
  unreadable: 'gave an answer that cannot be read',
};

/** In seconds. */
const RETRY_AFTER_SECONDS = '10';

/**
 * An external service gave no usable answer. If uncaught, it becomes 503 `SERVICE.OUTSIDE_UNAVAILABLE`, or 504
 * `SERVICE.OUTSIDE_LATE` after a time-out, with Retry-After.
 */
export class ExternalError extends ProblemError {
  constructor(
    /** The common name of the external service. */
    readonly service: string,
    readonly reason: ExternalReason,
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
    this.name = 'ExternalError';
  }

  /** Whether the service may have received the call, so that a retry might repeat its effect. */
  get mayHaveActed(): boolean {
    return this.reason !== 'resting' && this.reason !== 'busy' && this.reason !== 'refused';
  }
}
