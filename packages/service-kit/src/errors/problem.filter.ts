import { PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';
import type { Logger } from '@forecourt/server-kit';
import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, throwError } from 'rxjs';
import { LOGGER } from '../logging/logger.ts';
import { problemOf } from './problem-of.ts';

/** Answers every error with a problem. Errors of event handlers pass unchanged, because the dead letter needs their reason. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> | undefined {
    if (host.getType() !== 'http') return throwError(() => error);
    const { problem, headers } = problemOf(error);
    if (problem.status >= 500) this.logger.error({ err: error, code: problem.code }, 'request failed');
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return undefined;
    // Sent as text, because Fastify's JSON serialiser may change the content type.
    reply.status(problem.status).headers(headers).type(PROBLEM_CONTENT_TYPE);
    reply.send(JSON.stringify(problem));
    return undefined;
  }
}
