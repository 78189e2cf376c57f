import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from './page-cache.ts';

const ENCODINGS = ['br', 'gzip'] as const;
const RETRY_AFTER_SECONDS = '5';

/** The best encoding that the visitor takes. */
export const encodingFor = ({ headers }: FastifyRequest): (typeof ENCODINGS)[number] | undefined =>
  ENCODINGS.find((name) => headers['accept-encoding']?.includes(name));

/** Sends a complete page in the best encoding the visitor takes, or 304 when the visitor has it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const encoding = encodingFor(request);
  // The same page compressed is another sequence of bytes, which a strong tag has to tell.
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  if (page.location !== undefined) reply.header('location', page.location);
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(page.status)
    .header('content-type', page.contentType)
    .send(page[encoding ?? 'identity']);
}
