import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, StoredPage } from './stored-page.ts';

const ENCODINGS = ['br', 'gzip'] as const;
const RETRY_AFTER_SECONDS = '5';

/** The best encoding that the visitor takes. */
export const encodingFor = ({ headers }: Pick<IncomingMessage, 'headers'>): (typeof ENCODINGS)[number] | undefined =>
  ENCODINGS.find((name) => headers['accept-encoding']?.includes(name));

export interface PageHeaders {
  /** Names and values in turn, as Node takes them quickest. */
  readonly always: readonly string[];
  readonly correlationId: string;
}

/**
 * Sends a complete page in the best encoding the visitor takes, compressing it for the first who asks. The answer is
 * taken out of Fastify's hands only when nothing is left that could fail.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, always: PageHeaders['always']) {
  const encoding = encodingFor(request.raw) ?? 'identity';
  const body = await page.prepare(encoding);
  reply.hijack();
  send({ request: request.raw, response: reply.raw, page, headers: { always, correlationId: request.id }, encoding, body });
}

/** The same at once, in front of Fastify; returns the status, or undefined, and nothing sent, while the page is not compressed in the way the visitor wants. */
export function sendReadyPage(request: IncomingMessage, response: ServerResponse, page: StoredPage, headers: PageHeaders) {
  const encoding = encodingFor(request) ?? 'identity';
  const body = page.bodyIn(encoding);
  return body && send({ request, response, page, headers, encoding, body });
}

interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly page: StoredPage;
  readonly headers: PageHeaders;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

function send({ request, response, page, headers: { always, correlationId }, encoding, body }: Sending): number {
  const compressed = encoding !== 'identity';
  // The same page compressed is another sequence of bytes, which a strong tag has to tell.
  const etag = `"${page.etag}${compressed ? `-${encoding}` : ''}"`;
  const headers = [...always, 'x-correlation-id', correlationId, 'etag', etag];
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  headers.push('content-type', page.contentType, 'content-length', String(body.length));
  if (compressed) headers.push('content-encoding', encoding);
  if (page.location !== undefined) headers.push('location', page.location);
  if (page.status === 503) headers.push('retry-after', RETRY_AFTER_SECONDS);
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  return page.status;
}

/** The headers of every complete page. */
export const pageHeaders = (security: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries({ ...security, vary: 'accept-encoding', 'cache-control': 'no-cache' }).flat();
