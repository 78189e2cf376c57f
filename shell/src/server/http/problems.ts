import { STATUS_CODES } from 'node:http';
import { PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';
import { ProblemError, refusalProblem, toProblem } from '@forecourt/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a network with too many requests is asked to wait, in seconds. */
export const RETRY_AFTER_TOO_MANY = '10';
const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: RETRY_AFTER_TOO_MANY, 503: '5' };

/** Whether an error is shown to somebody, rather than read by a program. */
export const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/** Answers an error of the edge itself, outside pages. */
export function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const { problem, headers } = toProblem('EDGE', error, reply.request.id);
  const retryAfter = RETRY_AFTER_SECONDS[problem.status];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(problem.status)
    .headers(headers)
    .type(PROBLEM_CONTENT_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

/** Answers with a status and a reason: "EDGE.BAD_GATEWAY". */
export function sendProblem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  const title = STATUS_CODES[status] ?? 'Error';
  return sendError(reply, new ProblemError({ status, code: `EDGE.${title.toUpperCase().replaceAll(' ', '_')}`, title, detail }));
}

/** Refuses a request that is wrong for any service, because of its body or address. */
export function sendRefusal(reply: FastifyReply, status: number): FastifyReply {
  const refusal = refusalProblem('EDGE', status);
  return sendError(reply, refusal ? new ProblemError(refusal) : new Error(`no refusal for ${status}`));
}
