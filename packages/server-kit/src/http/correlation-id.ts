import { randomUUID } from 'node:crypto';

/** Follows one request through every part that works on it. */
export const CORRELATION_HEADER = 'x-correlation-id';

const WELL_FORMED = /^[\w-]{1,64}$/;

/** The caller's id where it is well-formed (log lines must not be forged through it), otherwise a new one. */
export const correlationIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
