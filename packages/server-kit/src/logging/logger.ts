import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

export type Logger = PinoLogger;

export interface LoggerOptions {
  /** Asked for each line: the correlation id of what is being worked on. */
  readonly correlationId?: () => string | undefined;
  /** Standard output, line by line, by default. */
  readonly destination?: DestinationStream;
}

/** JSON lines, each with the name of the process and, where it is known, its correlation id. */
export const createLogger = (service: string, level: string, { correlationId, destination }: LoggerOptions = {}): Logger => {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    formatters: { level: (label: string) => ({ level: label }) },
    ...(correlationId && { mixin: () => ({ correlationId: correlationId() }) }),
  };
  return destination ? pino(options, destination) : pino(options);
};
