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
import { ExternalAnswer, readText } from './external-answer.ts';
import { ExternalError } from './external-error.ts';

/** Limits on calls to an external service. */
export interface ExternalLimits {
  /** Time limit of a call in milliseconds, including reading the answer but not queueing. */
  readonly deadlineMs: number;
  /** Concurrent calls. */
  readonly atOnce: number;
  /** Calls that may queue; none by default. */
  readonly inLine?: number;
  /** Failures in a row that open the circuit breaker; 5 by default. */
  readonly failures?: number;
  /** How long the circuit stays open before one call probes the service; 30 s by default. */
  readonly restMs?: number;
  /** Which errors count as failures of the service; all by default. Others are passed on and count as answers. */
  readonly isFailure?: (error: unknown) => boolean;
}

const MAX_ANSWER_BYTES = 1_000_000;

/**
 * A client of an external service, such as DVLA, OpenAI or Meta (architecture §4), with a deadline per call, limited concurrency
 * and a circuit breaker. Create one per external service and process. It never retries, because only the caller knows whether
 * a call may be repeated (see {@link ExternalError.mayHaveActed}).
 *
 * ```ts
 * const dvla = new ExternalService('DVLA', { deadlineMs: 5_000, atOnce: 4 });
 * const answer = await dvla.request(url, { method: 'POST', headers, body });
 * if (answer.status === 404) return null;
 * const vehicle = answer.json(vehicleSchema);
 * // A client library that makes the request itself takes the signal:
 * const openai = new ExternalService('OpenAI', { deadlineMs: 20_000, atOnce: 8, isFailure: (e) => !(e instanceof BadRequestError) });
 * await openai.call((signal) => client.responses.create(body, { signal, maxRetries: 0 }));
 * ```
 */
export class ExternalService {
  readonly #policy: IPolicy;
  readonly #isFailure: (error: unknown) => boolean;

  constructor(
    /** The service's common name, used in error messages. */
    readonly name: string,
    { deadlineMs, atOnce, inLine = 0, failures = 5, restMs = 30_000, isFailure = () => true }: ExternalLimits,
  ) {
    this.#isFailure = isFailure;
    const inTrouble = handleWhen((error) => error instanceof ExternalError || error instanceof TaskCancelledError).orWhenResult(
      (result) => result instanceof ExternalAnswer && result.status >= 500,
    );
    this.#policy = wrap(
      bulkhead(atOnce, inLine),
      circuitBreaker(inTrouble, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) }),
      // The signal is only aborted at the deadline, not when the work has returned.
      timeout(deadlineMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
    );
  }

  /**
   * Runs one call within the limits. The work must read its whole answer and pass `signal` on, which is aborted at the deadline.
   * @throws {ExternalError} if there is no usable answer; errors that `isFailure` rejects are passed on unchanged.
   */
  async call<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      // A separate signal per call, because Node warns about many listeners on a shared one.
      return await this.#policy.execute(({ signal }) => this.#attempt(work, signal), new AbortController().signal);
    } catch (cause) {
      if (cause instanceof BrokenCircuitError) throw new ExternalError(this.name, 'resting', { cause });
      if (cause instanceof BulkheadRejectedError) throw new ExternalError(this.name, 'busy', { cause });
      if (cause instanceof TaskCancelledError) throw new ExternalError(this.name, 'late', { cause });
      throw cause;
    }
  }

  /**
   * Makes one HTTP request within the limits and reads the whole answer. Redirects are refused; a status of 500 or above is
   * returned but counts as a failure.
   * @throws {ExternalError} if there is no answer.
   */
  request(url: string | URL, init: RequestInit = {}): Promise<ExternalAnswer> {
    return this.call(async (signal) => {
      const response = await fetch(url, { ...init, redirect: 'error', signal });
      return new ExternalAnswer(this.name, response.status, response.headers, await readText(response, MAX_ANSWER_BYTES));
    });
  }

  async #attempt<Result>(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    try {
      return await work(signal);
    } catch (cause) {
      if (signal.aborted) throw new ExternalError(this.name, 'late', { cause });
      if (cause instanceof ExternalError || !this.#isFailure(cause)) throw cause;
      throw new ExternalError(this.name, 'failed', { cause });
    }
  }
}
