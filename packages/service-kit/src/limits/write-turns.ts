import { type EndTurn, FairTurns, networkOf, type TurnLimits, withDeadline } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tooManyInAShortTime } from './too-many.ts';

/**
 * Fewer at once than the pool has connections (database-options.ts), so that no write waits for one, and reads and events get
 * theirs. A turn lasts at least as long as PostgreSQL lets a transaction be idle.
 */
const TURNS: TurnLimits = { atOnce: 6, eachAtOnce: 3, eachWaiting: 256, longestMs: 30_000 };

/** How long a write waits, in milliseconds: only a database that hardly answers makes it this long. */
const LONGEST_WAIT_MS = 10_000;
/** Retry-After for a network with too many waiting, in seconds. */
const WAIT_FOR_OWN = 10;

const refusal = tooManyInAShortTime('SERVICE.TOO_MANY_REQUESTS', 'Too many have been sent');

/** Shares the database connections between networks, so that one that sends a flood only delays its own writes. */
@Injectable()
export class WriteTurns {
  private readonly turns = new FairTurns(TURNS);

  /**
   * Runs `work` in the turn of the request's network.
   * @throws {ProblemError} 429 with Retry-After if too many of its network are waiting. {@link DeadlineError} (503) if it waits too long.
   */
  async run<Result>({ ip }: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    const turn = this.turns.take(networkOf(ip));
    if (turn === undefined) throw refusal(WAIT_FOR_OWN);
    const end = await withDeadline(turn, LONGEST_WAIT_MS).catch((error: unknown) => {
      void turn.then((late: EndTurn) => late());
      throw error;
    });
    return work().finally(end);
  }
}
