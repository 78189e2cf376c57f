import { networkOf } from '@forecourt/server-kit';
import { CallLimit, REDIS, type RedisClient, takeFromEach, tooManyInAShortTime } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The window of the limits, in seconds (D32). */
const WINDOW_SECONDS = 10 * 60;
/** Enough for an office behind one address. */
const PER_NETWORK = 120;
/** Across all networks: twenty a second. */
const OVERALL = 20 * WINDOW_SECONDS;

const refusal = tooManyInAShortTime('ASSISTANT.TOO_MANY', 'Too many messages have been sent');

/** Rate limits of messages, by network and overall. */
@Injectable()
export class ChatLimits {
  private readonly perNetwork: CallLimit;
  private readonly overall: CallLimit;

  constructor(@Inject(REDIS) redis: RedisClient) {
    const counter = (name: string, points: number) => new CallLimit(redis, { name, points, seconds: WINDOW_SECONDS, refusal });
    this.perNetwork = counter('assistant:message', PER_NETWORK);
    this.overall = counter('assistant:message:all', OVERALL);
  }

  /** @throws {ProblemError} 429 with Retry-After. */
  async admit({ ip }: FastifyRequest): Promise<void> {
    await takeFromEach([
      [this.perNetwork, networkOf(ip)],
      [this.overall, ''],
    ]);
  }
}
