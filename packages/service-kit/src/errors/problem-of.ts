import { type ProblemAnswer, toProblem } from '@forecourt/server-kit';
import { currentContext } from '../logging/request-context.ts';

/** Any error as a service answers it, with the correlation id of the present request. */
export const problemOf = (error: unknown): ProblemAnswer => toProblem('SERVICE', error, currentContext()?.correlationId);
