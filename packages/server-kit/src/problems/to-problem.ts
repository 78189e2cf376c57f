import type { Problem } from '@forecourt/contracts';
import { ProblemError } from './problem-error.ts';
import { refusalProblem } from './refusals.ts';
import { isStoreUnavailable } from './store-unavailable.ts';

/** While a store is down, in seconds. */
const RETRY_AFTER_SECONDS = '5';

/** Errors of Fastify and http-errors have `statusCode`, those of Nest `getStatus`. */
const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('getStatus' in error && typeof error.getStatus === 'function') return error.getStatus();
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
};

export interface ProblemAnswer {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The only mapping from errors to RFC 9457 answers (architecture §4 Errors). Unknown errors are not revealed to the caller.
 * @param service prefix of codes that do not come from a {@link ProblemError}: "EDGE", "SERVICE".
 */
export const toProblem = (service: string, error: unknown, correlationId: string | undefined): ProblemAnswer => {
  const finish = (fields: Omit<Problem, 'type'>, headers: Readonly<Record<string, string>> = {}): ProblemAnswer => ({
    problem: {
      type: `urn:forecourt:problem:${fields.code}`,
      ...fields,
      ...(correlationId === undefined ? {} : { correlationId }),
    },
    headers,
  });
  if (error instanceof ProblemError) {
    const { status, code, title, message, errors } = error;
    return finish({ title, status, code, detail: message, ...(errors === undefined ? {} : { errors }) }, error.headers);
  }
  const status = statusOf(error);
  const refusal = status === undefined ? undefined : refusalProblem(service, status);
  if (refusal !== undefined) return finish(refusal);
  if (isStoreUnavailable(error) || status === 503) {
    return finish(
      {
        title: 'Temporarily unavailable',
        status: 503,
        code: `${service}.UNAVAILABLE`,
        detail: `This cannot be answered right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.`,
      },
      { 'retry-after': RETRY_AFTER_SECONDS },
    );
  }
  return finish({
    title: 'Something went wrong',
    status: 500,
    code: `${service}.INTERNAL`,
    detail: 'Something went wrong on our side. It has been recorded.',
  });
};
