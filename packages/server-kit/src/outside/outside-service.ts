import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { OutsideAnswer, readText } from './outside-answer.ts';
import { OutsideError } from './outside-error.ts';

/** How hard an outside service may be leaned on. */
export interface OutsideLimits {
  /** Longest that a call may take, reading its answer included; waiting in line is not counted. */
  readonly deadlineMs: number;
  /** Calls under way at the same time. */
  readonly atOnce: number;
  /** Further calls that may wait in line; none by default. */
  readonly inLine?: number;
  /** Failures in a row after which the service is left alone; 5 by default. */
  readonly failures?: number;
  /** How long it is then left alone, before one call tries it again; 30 s by default. */
  readonly restMs?: number;
  /** Which errors of the work say that the service is in trouble; all by default. Others pass and count as answers. */
  readonly isFailure?: (error: unknown) => boolean;
}

const MOST_ANSWER_BYTES = 1_000_000;

/**
 * A service outside of our own, such as DVLA, OpenAI or Meta (architecture §4): every call has a deadline, only so many run at
 * once, and after several failures in a row it is left alone for a while. Make one per outside service and process.
 * Nothing is ever repeated by itself: whether a call may be made twice only the caller knows (see
 * {@link OutsideError.mayHaveActed}).
 *
 * ```ts
 * const dvla = new OutsideService('DVLA', { deadlineMs: 5_000, atOnce: 4 });
 * const answer = await dvla.request(url, { method: 'POST', headers, body });
 * if (answer.status === 404) return null;
 * const vehicle = answer.json(vehicleSchema);
 * // A client library that makes the request itself takes the signal:
 * const openai = new OutsideService('OpenAI', { deadlineMs: 20_000, atOnce: 8, isFailure: (e) => !(e instanceof BadRequestError) });
 * await openai.call((signal) => client.responses.create(body, { signal, maxRetries: 0 }));
 * ```
 */
export class OutsideService {
  readonly #policy: IPolicy;
  readonly #isFailure: (error: unknown) => boolean;

  constructor(
    /** As people call it: it stands in error messages. */
    readonly name: string,
    { deadlineMs, atOnce, inLine = 0, failures = 5, restMs = 30_000, isFailure = () => true }: OutsideLimits,
  ) {
    this.#isFailure = isFailure;
    const inTrouble = handleWhen((error) => error instanceof OutsideError || error instanceof TaskCancelledError).orWhenResult(
      (result) => result instanceof OutsideAnswer && result.status >= 500,
    );
    this.#policy = wrap(
      bulkhead(atOnce, inLine),
      circuitBreaker(inTrouble, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) }),
      // The signal says "late" and nothing else: it is not aborted once the work has returned.
      timeout(deadlineMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
    );
  }

  /**
   * Runs one call under the limits. The work must read its answer to the end and pass `signal` on: it is aborted at the
   * deadline.
   * @throws {OutsideError} when there is no usable answer; an error of the work that `isFailure` denies passes unchanged.
   */
  async call<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      // A signal of its own: all calls listen to the one that stands in for none, and Node warns of so many.
      return await this.#policy.execute(({ signal }) => this.#attempt(work, signal), new AbortController().signal);
    } catch (cause) {
      if (cause instanceof BrokenCircuitError) throw new OutsideError(this.name, 'resting', { cause });
      if (cause instanceof BulkheadRejectedError) throw new OutsideError(this.name, 'busy', { cause });
      if (cause instanceof TaskCancelledError) throw new OutsideError(this.name, 'late', { cause });
      throw cause;
    }
  }

  /**
   * One HTTP request under the limits, with its answer read to the end. Redirects are refused; a status of 500 or above
   * is an answer that counts as a failure.
   * @throws {OutsideError} when there is no answer.
   */
  request(url: string | URL, init: RequestInit = {}): Promise<OutsideAnswer> {
    return this.call(async (signal) => {
      const response = await fetch(url, { ...init, redirect: 'error', signal });
      return new OutsideAnswer(this.name, response.status, response.headers, await readText(response, MOST_ANSWER_BYTES));
    });
  }

  async #attempt<Result>(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    try {
      return await work(signal);
    } catch (cause) {
      if (signal.aborted) throw new OutsideError(this.name, 'late', { cause });
      if (cause instanceof OutsideError || !this.#isFailure(cause)) throw cause;
      throw new OutsideError(this.name, 'failed', { cause });
    }
  }
}
