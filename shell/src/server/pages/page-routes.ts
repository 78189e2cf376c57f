import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import { contentPolicy, type PolicyOptions, securityHeaders } from '../http/security-headers.ts';
import type { StockPosition } from '../stock/stock-position.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePlan, PagePlans } from './page-plans.ts';
import type { PageRenderer, PageRequest } from './page-renderer.tsx';
import { renderCompletely, startStreaming } from './render-tree.ts';
import { encodingFor, pageHeaders, sendPage } from './send-page.ts';

const compressor = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

const HTML = 'text/html; charset=utf-8';

export interface PageRoutesOptions {
  readonly plans: PagePlans;
  readonly cache: PageCache;
  readonly renderer: PageRenderer;
  readonly stock: StockPosition;
  readonly policy: PolicyOptions;
}

/** Everything that is not a file, an API path or a health check is a page. */
export function registerPages(server: FastifyInstance, { plans, cache, renderer, stock, policy }: PageRoutesOptions): void {
  const always = pageHeaders({ ...securityHeaders(policy.publicUrl), 'content-security-policy': contentPolicy(policy) });

  const sendKept = async (request: FastifyRequest, reply: FastifyReply, plan: PagePlan, tags: readonly string[]) => {
    const kept = cache.find(plan.address);
    const page =
      kept ??
      (await cache.make(plan.address, tags, async () => {
        const answers = stock.follow();
        const rendered = await renderer.render(pageRequest(plan, request, answers.note), renderCompletely);
        if ('location' in rendered) return { ...rendered, contentType: HTML, body: '', mayBeKept: () => false };
        const mayBeKept = () => rendered.status === 200 && answers.areRecent();
        return { status: rendered.status, contentType: HTML, body: rendered.result, mayBeKept };
      }));
    await sendPage(request, reply, page, always);
  };

  const sendStreamed = async (request: FastifyRequest, reply: FastifyReply, plan: PagePlan) => {
    const encoding = encodingFor(request);
    const nonce = randomBytes(18).toString('base64url');
    const report = (error: unknown) => request.log.error({ err: error, address: plan.address }, 'part of a page failed');
    const rendered = await renderer.render(
      pageRequest(plan, request, () => undefined),
      (tree) => startStreaming(tree, { nonce, sink: encoding ? compressor[encoding]() : new PassThrough(), onError: report }),
    );
    if ('location' in rendered) return reply.redirect(rendered.location, rendered.status);
    if (encoding) reply.header('content-encoding', encoding);
    if (rendered.status === 503) reply.header('retry-after', '5');
    return reply
      .code(rendered.status)
      .header('content-type', HTML)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', contentPolicy(policy, nonce))
      .send(rendered.result);
  };

  server.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendProblem(reply, 404, `There is nothing at ${request.url}.`);
    const plan = plans.for(request.url);
    if (plan.redirect) return reply.redirect(plan.redirect, 308);
    return plan.tags ? sendKept(request, reply, plan, plan.tags) : sendStreamed(request, reply, plan);
  });
}

const pageRequest = (
  { site, match, address }: PagePlan,
  { id }: FastifyRequest,
  onAnswer: PageRequest['onAnswer'],
): PageRequest => ({
  site,
  match,
  address,
  correlationId: id,
  onAnswer,
});
