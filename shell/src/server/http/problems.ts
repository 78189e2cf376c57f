import { PROBLEM_CONTENT_TYPE, type Problem } from '@forecourt/contracts';
import type { FastifyReply } from 'fastify';

const TITLES: Readonly<Record<number, string>> = {
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** An RFC 9457 answer of the edge itself, for what is not a page. */
export function sendProblem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  const title = TITLES[status] ?? 'Error';
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    code: `EDGE.${title.toUpperCase().replaceAll(' ', '_')}`,
    detail,
    correlationId: reply.request.id,
  };
  if (status === 503) reply.header('retry-after', '5');
  return reply.code(status).type(PROBLEM_CONTENT_TYPE).header('cache-control', 'no-store').send(JSON.stringify(problem));
}
