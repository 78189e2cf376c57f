import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** A write for each line would cost more than answering from memory; lines are collected for this long at most. */
const COLLECT_BYTES = 4_096;
const COLLECT_MS = 500;

/** JSON lines on standard output. */
export const createLogger = (level: string): Logger =>
  pino(
    { level, base: { service: 'shell' } },
    pino.destination({ sync: false, minLength: COLLECT_BYTES, periodicFlush: COLLECT_MS }),
  );
