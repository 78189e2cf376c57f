import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

export type Logger = PinoLogger;

export interface LoggerOptions {
  /** Called for each entry: the current correlation id. */
  readonly correlationId?: () => string | undefined;
  /** Standard output by default. */
  readonly destination?: DestinationStream;
}

/** A logger of JSON lines, each with the service's name and the correlation id, if there is one. */
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
