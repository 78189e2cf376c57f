import { askingNetwork, type EndTurn, FairTurns, type IsTrusted, type TurnLimits } from '@forecourt/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './problems.ts';

/** An office of sixty people behind one address waits, and is not refused (D32). */
const EACH_WAITING = 256;

/**
 * Pages that are not in memory. Each takes the one thread for some 20 ms, so that two of one network and three in all leave
 * others' pages from memory in between.
 */
export const PAGE_TURNS: TurnLimits = { atOnce: 3, eachAtOnce: 2, eachWaiting: EACH_WAITING, longestMs: 1_000 };

/** Calls of one service. What takes longer than a quarter of a second waits for a store, a model or a slow reader. */
export const CALL_TURNS: TurnLimits = { atOnce: 32, eachAtOnce: 16, eachWaiting: EACH_WAITING, longestMs: 250 };

/** Waits for the client's turn; resolves with what ends it, or null where the request has been answered or left. */
export type TakeTurn = (request: FastifyRequest, reply: FastifyReply) => Promise<EndTurn | null>;

/** @returns a way to take turns, fair between the networks that ask; 429 where one has too many waiting. */
export const turnsOf = (limits: TurnLimits, isTrusted: IsTrusted): TakeTurn => {
  const turns = new FairTurns(limits);
  return async (request, reply) => {
    const turn = turns.take(askingNetwork(request.raw, isTrusted));
    if (turn === undefined) {
      sendRefusal(reply, 429);
      return null;
    }
    const end = await turn;
    if (!reply.raw.closed) return end;
    end();
    reply.hijack();
    return null;
  };
};
