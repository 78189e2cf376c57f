import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from './trusted-proxies.ts';

/** The header whose id links the log entries of one request across services. */
export const CORRELATION_HEADER = 'x-correlation-id';

const WELL_FORMED = /^[\w-]{1,64}$/;

/** The caller's id if it is well-formed, so that it cannot forge log entries; otherwise a new one. */
export const correlationIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();

/** At the edge: a trusted proxy's id, or a new one. Strangers could give theirs the id of somebody else's request. */
export const correlationIdAtEdge = ({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): string =>
  correlationIdFrom(isTrusted(socket.remoteAddress ?? '') ? headers[CORRELATION_HEADER] : undefined);
