import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { WriteTurns } from '../limits/write-turns.ts';
import { idempotencyConflict, idempotencyKeyReused, keyIn } from './idempotency.errors.ts';
import { KeptAnswers } from './idempotency-store.ts';

/** SQLSTATE after `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Repeats the first answer for a repeated `Idempotency-Key`. The answer is stored in the transaction of the change, so a crash
 * leaves both or neither. A failed request stores nothing, so the same key can retry. Takes its connection in the turn of its network.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly dataSource: ServiceDataSource,
    private readonly answers: KeptAnswers,
    private readonly turns: WriteTurns,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = keyIn(request.headers['idempotency-key']);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.turns.run(request, () => (key === undefined ? answerOf(next) : this.once(key, request, reply, next))));
  }

  private async once(key: string, request: FastifyRequest, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const id = { scope: scopeOf(request), key };
    const hash = createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(request.body)}`)
      .digest('hex');
    try {
      return await this.dataSource.holdTransaction(async (manager) => {
        if (await this.answers.claim(manager, id, hash)) {
          const body = await answerOf(next);
          await this.answers.keep(manager, id, { status: reply.statusCode, location: reply.getHeader('location'), body });
          return body;
        }
        const kept = await this.answers.find(manager, id);
        if (kept.hash !== hash) throw idempotencyKeyReused(key);
        reply.status(kept.status).header('idempotency-replayed', 'true');
        if (kept.location !== null) reply.header('location', kept.location);
        return kept.body ?? undefined;
      });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) throw idempotencyConflict(key, error);
      throw error;
    }
  }
}

const answerOf = (next: CallHandler): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });

/** The scope of a key: the same key on another route or from another member of staff is a different key. */
const scopeOf = (request: FastifyRequest): string => {
  const { user } = request as FastifyRequest & { user?: { sub?: string } };
  return [request.method, request.routeOptions.url, user?.sub].filter(Boolean).join(' ');
};
