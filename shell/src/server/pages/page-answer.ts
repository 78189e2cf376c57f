import { CORRELATION_HEADER, StoredAnswer } from '@forecourt/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const RETRY_AFTER_SECONDS = '5';

/** A page, or another file derived from the stock, as it is cached and sent. */
export interface PageAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** False while releases are under trial: the visitor's address decides on the page, so no cache in between may keep it. */
  readonly isForAll?: boolean;
  /** Where a redirect leads. */
  readonly location?: string;
}

/** @param always security headers that every page gets. */
export const storedPage = (
  { status, contentType, body, isForAll = true, location }: PageAnswer,
  always: Readonly<Record<string, string>>,
): StoredAnswer => {
  const headers = {
    ...always,
    vary: 'accept-encoding',
    'cache-control': isForAll ? 'no-cache' : 'private, no-cache',
    'content-type': contentType,
    ...(location !== undefined && { location }),
    ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
  return new StoredAnswer(status, Object.entries(headers).flat(), body);
};

/** Sends a complete page. It bypasses Fastify only once nothing can fail any more. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredAnswer): Promise<void> {
  await page.prepare(request.raw);
  reply.hijack();
  page.send(request.raw, reply.raw, [CORRELATION_HEADER, request.id]);
}
