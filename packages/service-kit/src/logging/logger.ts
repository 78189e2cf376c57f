import { type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';
import { currentContext } from './request-context.ts';

/** Injection token of the service's pino logger. */
export const LOGGER = Symbol('LOGGER');

export type ServiceLogger = Logger;

/** JSON lines on standard output, each with the service's name and, within a request or event, its correlation id. */
export const createLogger = (service: string, level: string): ServiceLogger =>
  pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const context = currentContext();
      return context === undefined ? {} : { correlationId: context.correlationId };
    },
  });
