import { CORRELATION_HEADER, StoredAnswer } from '@forecourt/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const RETRY_AFTER_SECONDS = '5';

/** A page, or another file made of the stock, as it is kept and sent. */
export interface PageAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Where a redirection leads. */
  readonly location?: string;
}

/** @param always goes with every page: the headers that keep it safe. */
export const storedPage = (
  { status, contentType, body, location }: PageAnswer,
  always: Readonly<Record<string, string>>,
): StoredAnswer => {
  const headers = {
    ...always,
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
    'content-type': contentType,
    ...(location !== undefined && { location }),
    ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
  return new StoredAnswer(status, Object.entries(headers).flat(), body);
};

/** Sends a complete page. It is taken out of Fastify's hands only when nothing is left that could fail. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredAnswer): Promise<void> {
  await page.prepare(request.raw);
  reply.hijack();
  page.send(request.raw, reply.raw, [CORRELATION_HEADER, request.id]);
}
