import { createLogger, type Logger } from '@forecourt/server-kit';
import { pino } from 'pino';

/** A write for each line would cost more than answering from memory; lines are collected for this long at most. */
const COLLECT_BYTES = 4_096;
const COLLECT_MS = 500;

/** JSON lines on standard output. */
export const createShellLogger = (level: string): Logger =>
  createLogger('shell', level, {
    destination: pino.destination({ sync: false, minLength: COLLECT_BYTES, periodicFlush: COLLECT_MS }),
  });
