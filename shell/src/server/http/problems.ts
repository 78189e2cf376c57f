import { STATUS_CODES } from 'node:http';
import { PROBLEM_CONTENT_TYPE, type Problem } from '@forecourt/contracts';
import { refusalProblem } from '@forecourt/server-kit';
import type { FastifyReply } from 'fastify';

const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: '10', 503: '5' };

/** An RFC 9457 answer of the edge itself, for what is not a page. */
export function sendProblem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  const title = STATUS_CODES[status] ?? 'Error';
  return send(reply, { type: 'about:blank', title, status, code: `EDGE.${title.toUpperCase().replaceAll(' ', '_')}`, detail });
}

/** Refuses a request that is wrong whoever would answer it: its body, its address. */
export function sendRefusal(reply: FastifyReply, status: number): FastifyReply {
  const problem = refusalProblem('EDGE', status);
  return problem ? send(reply, problem) : sendProblem(reply, status, 'The request cannot be answered.');
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  const body = JSON.stringify({ ...problem, correlationId: reply.request.id });
  const retryAfter = RETRY_AFTER_SECONDS[problem.status];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(problem.status).type(PROBLEM_CONTENT_TYPE).header('cache-control', 'no-store').send(body);
}
