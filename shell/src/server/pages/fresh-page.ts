import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { preferredEncoding, spanOf } from '@forecourt/server-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, type PolicyOptions } from '../http/security-headers.ts';
import type { PagePlan } from './page-plans.ts';
import type { PageRenderer } from './page-renderer.tsx';
import { renderPage } from './render-page.ts';

const compressor = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};

export interface FormAnswer {
  /** Fills the page's query cache before its loaders run. */
  readonly prepare: (queryClient: QueryClient) => void;
  /** The page's status, unless rendering fails. */
  readonly status: number;
}

/** Sends a page rendered for this request only; with `answer`, in response to a form posted to it. */
export type SendFreshPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  plan: PagePlan,
  answer?: FormAnswer,
) => Promise<FastifyReply>;

export const sendFreshPageWith =
  (renderer: PageRenderer, policy: PolicyOptions): SendFreshPage =>
  async (request, reply, plan, answer) => {
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const render = ({ site, match, address }: PagePlan) =>
      renderer.render(
        {
          site,
          match,
          address,
          correlationId: request.id,
          traceparent: spanOf(request)?.traceparent,
          onAnswer: () => undefined,
          ...(answer && { prepare: answer.prepare }),
        },
        renderPage,
      );
    const own = await render(plan.instead ?? plan);
    const rendered = own.status >= 500 && plan.fallback ? await render(plan.fallback()) : own;
    const hasFailed = plan.instead !== null || (rendered === own ? own.status >= 500 : rendered.status < 500);
    if ('location' in rendered) return reply.redirect(rendered.location, rendered.status);
    plan.site.observer?.sentFresh(request.raw, rendered.result, plan.match.owner, hasFailed);
    const status = rendered.status === 200 ? (answer?.status ?? 200) : rendered.status;
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (plan.site.preview) reply.header('x-robots-tag', 'noindex');
    if (status === 503) reply.header('retry-after', '5');
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', contentPolicy(policy))
      .send(compressor[encoding]().end(rendered.result));
  };
