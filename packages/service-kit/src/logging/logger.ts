import { createLogger, type Logger } from '@forecourt/server-kit';
import { currentContext } from './request-context.ts';

/** Injection token of the service's logger. */
export const LOGGER = Symbol('LOGGER');

/** The log of a service: within a request or event, each line has its correlation id. */
export const createServiceLogger = (service: string, level: string): Logger =>
  createLogger(service, level, { correlationId: () => currentContext()?.correlationId });
