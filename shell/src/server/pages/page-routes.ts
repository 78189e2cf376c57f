import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import { contentPolicy, type PolicyOptions, securityHeaders } from '../http/security-headers.ts';
import type { StockPosition } from '../stock/stock-position.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePlan, PagePlans } from './page-plans.ts';
import type { PageRenderer, PageRequest } from './page-renderer.tsx';
import { renderCompletely } from './render-tree.ts';
import { pageHeaders, sendPage } from './send-page.ts';
import type { StreamPage } from './stream-page.ts';

const HTML = 'text/html; charset=utf-8';

export interface PageRoutesOptions {
  readonly plans: PagePlans;
  readonly cache: PageCache;
  readonly renderer: PageRenderer;
  readonly stock: StockPosition;
  readonly policy: PolicyOptions;
  readonly streamPage: StreamPage;
}

/** Everything that is not a file, an API path or a health check is a page. */
export function registerPages(
  server: FastifyInstance,
  { plans, cache, renderer, stock, policy, streamPage }: PageRoutesOptions,
): void {
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

  server.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendProblem(reply, 404, `There is nothing at ${request.url}.`);
    const plan = plans.for(request.url);
    if (plan.redirect) return reply.redirect(plan.redirect, 308);
    return plan.tags ? sendKept(request, reply, plan, plan.tags) : streamPage(request, reply, plan);
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
