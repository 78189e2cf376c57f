import { createLogger, type Logger } from '@forecourt/server-kit';
import { pino } from 'pino';

/** Writing each line separately would cost more than serving a cached page; lines are buffered up to this size. */
const COLLECT_BYTES = 4_096;
const COLLECT_MS = 500;

/** JSON lines on standard output. */
export const createShellLogger = (level: string): Logger =>
  createLogger('shell', level, {
    destination: pino.destination({ sync: false, minLength: COLLECT_BYTES, periodicFlush: COLLECT_MS }),
  });
