import { askingNetwork, type EndTurn, FairTurns, type IsTrusted, type TurnLimits } from '@forecourt/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Enough that an office of sixty people behind one address waits instead of being refused (D32). */
const EACH_WAITING = 256;

/**
 * Limits for rendering pages. Each takes the one thread for some 20 ms, so that with two per network and three in all, cached
 * pages are still served in between.
 */
export const PAGE_TURNS: TurnLimits = { atOnce: 3, eachAtOnce: 2, eachWaiting: EACH_WAITING, longestMs: 1_000 };

/** Limits for calls to one service. A call of more than 0.25 s waits for a store, a model or a slow reader. */
export const CALL_TURNS: TurnLimits = { atOnce: 32, eachAtOnce: 16, eachWaiting: EACH_WAITING, longestMs: 250 };

/** Waits for the client's turn; resolves with a function that ends it, or null if the request has been answered or aborted. */
export type TakeTurn = (request: FastifyRequest, reply: FastifyReply) => Promise<EndTurn | null>;

/** Answers 429 to a network that has too many waiting. */
export type RefuseTurn = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** @returns a way to take turns, fair between networks. */
export const turnsOf = (limits: TurnLimits, isTrusted: IsTrusted, refuse: RefuseTurn): TakeTurn => {
  const turns = new FairTurns(limits);
  return async (request, reply) => {
    const turn = turns.take(askingNetwork(request.raw, isTrusted));
    if (turn === undefined) {
      refuse(request, reply);
      return null;
    }
    const end = await turn;
    if (!reply.raw.closed) return end;
    end();
    reply.hijack();
    return null;
  };
};
