import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const CORRELATION_ID = /^[\w-]{8,64}$/;

/** The caller's, when it is one, or a new one. */
export function correlationIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
}
