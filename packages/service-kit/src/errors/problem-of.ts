import { type ProblemAnswer, toProblem } from '@forecourt/server-kit';
import { currentContext } from '../logging/request-context.ts';

/** Converts any error to a problem with the correlation id of the current request. */
export const problemOf = (error: unknown): ProblemAnswer => toProblem('SERVICE', error, currentContext()?.correlationId);
