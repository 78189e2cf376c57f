import type { StoredAnswer, TaggedCache } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import { contentPolicy, type PolicyOptions, securityHeaders } from '../http/security-headers.ts';
import type { TakeTurn } from '../http/turns.ts';
import type { StockFeed } from '../stock/stock-feed.ts';
import type { SendFreshPage } from './fresh-page.ts';
import { sendPage, storedPage } from './page-answer.ts';
import type { PagePlan, PagePlans } from './page-plans.ts';
import type { PageRenderer, PageRequest } from './page-renderer.tsx';
import { renderPage } from './render-page.ts';

const HTML = 'text/html; charset=utf-8';

export interface PageRoutesOptions {
  readonly plans: PagePlans;
  readonly cache: TaggedCache<StoredAnswer>;
  readonly renderer: PageRenderer;
  readonly stock: StockFeed;
  readonly policy: PolicyOptions;
  readonly sendFreshPage: SendFreshPage;
  /** For rendering a page that is not cached. */
  readonly takeTurn: TakeTurn;
}

/** Everything that is not a file, an API path or a health check is a page. */
export function registerPages(
  server: FastifyInstance,
  { plans, cache, renderer, stock, policy, sendFreshPage, takeTurn }: PageRoutesOptions,
): void {
  const always = { ...securityHeaders(policy.publicUrl), 'content-security-policy': contentPolicy(policy) };

  const make = (request: FastifyRequest, plan: PagePlan, tags: readonly string[]) => {
    const answers = stock.follow();
    const render = async () => {
      const rendered = await renderer.render(pageRequest(plan, request, answers.note), renderPage);
      const page = 'location' in rendered ? { ...rendered, body: '' } : { status: rendered.status, body: rendered.result };
      return storedPage({ ...page, contentType: HTML }, always);
    };
    const isWhole = ({ status }: StoredAnswer) => status === (plan.match.owner ? 200 : 404);
    return cache.make(plan.address, tags, render, (page) => isWhole(page) && answers.areRecent());
  };

  const sendMade = async (request: FastifyRequest, reply: FastifyReply, plan: PagePlan) => {
    const end = await takeTurn(request, reply);
    if (end === null) return reply;
    try {
      if (plan.tags === null) return await sendFreshPage(request, reply, plan);
      // Another request may have rendered it meanwhile.
      return await sendPage(request, reply, cache.find(plan.address) ?? (await make(request, plan, plan.tags)));
    } finally {
      end();
    }
  };

  server.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendProblem(reply, 404, `There is nothing at ${request.url}.`);
    const plan = plans.for(request.url);
    if (plan.redirect) return reply.redirect(plan.redirect, 308);
    const kept = plan.tags && cache.find(plan.address);
    return kept ? sendPage(request, reply, kept) : sendMade(request, reply, plan);
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
