import { createLogger, type Logger } from '@forecourt/server-kit';
import { currentContext } from './request-context.ts';

/** Injection token of the service's logger. */
export const LOGGER = Symbol('LOGGER');

/** A service's logger, which adds the correlation id of the current request or event. */
export const createServiceLogger = (service: string, level: string): Logger =>
  createLogger(service, level, { correlationId: () => currentContext()?.correlationId });
