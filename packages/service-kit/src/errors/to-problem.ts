import type { Problem } from '@forecourt/contracts';
import { HttpException } from '@nestjs/common';
import { currentContext } from '../logging/request-context.ts';
import { ProblemError } from './problem-error.ts';
import { isStoreUnavailable } from './store-unavailable.ts';

/** Seconds after which a caller may try again when a store is down. */
const RETRY_AFTER_SECONDS = '5';

/** What the framework refuses before our code sees it. */
const REFUSALS: Readonly<Record<number, { code: string; title: string; detail: string }>> = {
  400: {
    code: 'SERVICE.BAD_REQUEST',
    title: 'The request cannot be read',
    detail: 'The request is malformed, for instance its JSON.',
  },
  401: { code: 'SERVICE.UNAUTHORISED', title: 'Sign in first', detail: 'This needs a valid sign-in.' },
  403: { code: 'SERVICE.FORBIDDEN', title: 'Not allowed', detail: 'This sign-in does not allow that.' },
  404: { code: 'SERVICE.NOT_FOUND', title: 'Not found', detail: 'There is nothing at this address.' },
  405: { code: 'SERVICE.METHOD_NOT_ALLOWED', title: 'Method not allowed', detail: 'This address does not take that method.' },
  408: { code: 'SERVICE.REQUEST_TIMEOUT', title: 'Request took too long', detail: 'The request did not arrive in time.' },
  413: {
    code: 'SERVICE.BODY_TOO_LARGE',
    title: 'Body too large',
    detail: 'The body of the request is larger than this address takes.',
  },
  414: { code: 'SERVICE.ADDRESS_TOO_LONG', title: 'Address too long', detail: 'The address of the request is too long.' },
  415: {
    code: 'SERVICE.UNSUPPORTED_MEDIA_TYPE',
    title: 'Unsupported content type',
    detail: 'Send the body as application/json.',
  },
  429: { code: 'SERVICE.TOO_MANY_REQUESTS', title: 'Too many requests', detail: 'Please wait a moment before trying again.' },
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  // Fastify's and http-errors' own errors carry `statusCode`.
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
};

export interface ProblemAnswer {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
}

/** The one mapping from any error to an RFC 9457 answer (design §4 Errors). Nothing unknown is told to the caller. */
export const toProblem = (error: unknown): ProblemAnswer => {
  const correlationId = currentContext()?.correlationId;
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
  const refusal = status === undefined ? undefined : REFUSALS[status];
  if (status !== undefined && refusal !== undefined) {
    return finish({ title: refusal.title, status, code: refusal.code, detail: refusal.detail });
  }
  if (isStoreUnavailable(error) || status === 503) {
    return finish(
      {
        title: 'Temporarily unavailable',
        status: 503,
        code: 'SERVICE.UNAVAILABLE',
        detail: `This cannot be answered right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.`,
      },
      { 'retry-after': RETRY_AFTER_SECONDS },
    );
  }
  return finish({
    title: 'Something went wrong',
    status: 500,
    code: 'SERVICE.INTERNAL',
    detail: 'Something went wrong on our side. It has been recorded.',
  });
};
