import { type StoredAnswer, spanOf, type TaggedCache } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import { contentPolicy, type PolicyOptions, securityHeaders } from '../http/security-headers.ts';
import type { TakeTurn } from '../http/turns.ts';
import { PreviewRefused } from '../previews/previews.ts';
import { endPreview } from '../previews/register-previews.ts';
import type { StockFeed } from '../stock/stock-feed.ts';
import type { VisitCounter } from '../visits/visit-counter.ts';
import { countSent } from './count-sent.ts';
import type { SendFreshPage } from './fresh-page.ts';
import { sendPage, storedPage } from './page-answer.ts';
import type { PagePlan } from './page-plans.ts';
import type { PageRenderer, PageRequest } from './page-renderer.tsx';
import { renderPage } from './render-page.ts';
import type { SitesOf } from './sites-of.ts';

const HTML = 'text/html; charset=utf-8';

export interface PageRoutesOptions {
  readonly sites: SitesOf;
  readonly cache: TaggedCache<StoredAnswer>;
  readonly renderer: PageRenderer;
  readonly stock: StockFeed;
  readonly policy: PolicyOptions;
  readonly sendFreshPage: SendFreshPage;
  /** For rendering a page that is not cached. */
  readonly takeTurn: TakeTurn;
  readonly visits: VisitCounter;
}

/** Everything that is not a file, an API path or a health check is a page. */
export function registerPages(
  server: FastifyInstance,
  { sites, cache, renderer, stock, policy, sendFreshPage, takeTurn, visits }: PageRoutesOptions,
): void {
  const always = { ...securityHeaders(policy.publicUrl), 'content-security-policy': contentPolicy(policy) };

  const make = (request: FastifyRequest, plan: PagePlan) => {
    const answers = stock.follow();
    const render = async () => {
      const rendered = await renderer.render(pageRequest(plan, request, answers.note), renderPage);
      const page = 'location' in rendered ? { ...rendered, body: '' } : { status: rendered.status, body: rendered.result };
      const { observer } = plan.site;
      const stored = storedPage({ ...page, contentType: HTML, isForAll: !observer }, always);
      observer?.rendered(stored, page.body, plan.match.owner);
      return stored;
    };
    const isWhole = ({ status }: StoredAnswer) => status === (plan.match.owner ? 200 : 404);
    if (plan.tags === null) return render();
    return cache.make(plan.key, plan.tags, render, (page) => isWhole(page) && answers.areRecent());
  };

  const found = (plan: PagePlan) => (plan.tags === null ? undefined : cache.find(plan.key));

  /** A release under trial that cannot render a page is not asked for it again. */
  const ownOrStable = async (request: FastifyRequest, plan: PagePlan) => {
    const page = await make(request, plan.instead ?? plan);
    if (page.status < 500 || plan.instead || !plan.fallback) return page;
    const stable = plan.fallback();
    const other = found(stable) ?? (await make(request, stable));
    if (other.status < 500) plan.instead = stable;
    return other;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, plan: PagePlan, page: StoredAnswer) => {
    await sendPage(request, reply, page);
    countSent(request.raw, page, plan);
    if (!plan.site.preview) visits.pageSent(request.raw, page.status);
  };

  const sendMade = async (request: FastifyRequest, reply: FastifyReply, plan: PagePlan) => {
    const end = await takeTurn(request, reply);
    if (end === null) return reply;
    try {
      if (plan.tags === null) return await sendFreshPage(request, reply, plan);
      // Another request may have rendered it meanwhile.
      return await send(request, reply, plan, found(plan.instead ?? plan) ?? (await ownOrStable(request, plan)));
    } finally {
      end();
    }
  };

  server.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendProblem(reply, 404, `There is nothing at ${request.url}.`);
    const plans = await sites(request);
    if (plans instanceof PreviewRefused) return endPreview(reply, plans, policy.publicUrl);
    const plan = plans.for(request.url);
    if (plan.site.preview) reply.header('cache-control', 'private, no-store');
    spanOf(request)?.rename(`page ${plan.match.owner ? `${plan.match.owner.name} ${plan.match.owner.routeId}` : 'not found'}`);
    if (plan.redirect) return reply.redirect(plan.redirect, 308);
    const kept = found(plan.instead ?? plan);
    return kept ? send(request, reply, plan, kept) : sendMade(request, reply, plan);
  });
}

const pageRequest = (
  { site, match, address }: PagePlan,
  request: FastifyRequest,
  onAnswer: PageRequest['onAnswer'],
): PageRequest => ({
  site,
  match,
  address,
  correlationId: request.id,
  traceparent: spanOf(request)?.traceparent,
  onAnswer,
});
