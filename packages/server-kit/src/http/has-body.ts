import type { IncomingMessage } from 'node:http';

/** Whether a body comes with a request, by its headers. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
