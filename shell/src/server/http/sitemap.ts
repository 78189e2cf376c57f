import { REGISTRY_TAG, STOCK_TAG, vehicleSchema } from '@forecourt/contracts';
import type { StoredAnswer, TaggedCache } from '@forecourt/server-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage, storedPage } from '../pages/page-answer.ts';
import type { SiteVariants } from '../pages/site-variants.ts';
import type { StockAnswers, StockFeed } from '../stock/stock-feed.ts';
import { sendProblem } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

export interface SitemapOptions {
  readonly cache: TaggedCache<StoredAnswer>;
  readonly variants: SiteVariants;
  readonly stock: StockFeed;
  readonly publicUrl: string;
  readonly resolveApi: (path: string) => string;
}

/** Only these fields are parsed: there may be ten thousand vehicles. */
const listedSchema = z.array(vehicleSchema.pick({ id: true, updatedAt: true }));

const DEADLINE_MS = 10_000;
/** Pages that search engines should not list. */
const PRIVATE = /^\/(admin|preview)/;

const entry = (address: string, changed?: string) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

/** sitemap.xml: the live pages without parameters, and every vehicle; and robots.txt, which refers to it. */
export function registerSitemap(
  server: FastifyInstance,
  { cache, variants, stock, publicUrl, resolveApi }: SitemapOptions,
): void {
  const always = securityHeaders(publicUrl);
  const make = async (answers: StockAnswers) => {
    const path = '/api/vehicles';
    const response = await fetch(resolveApi(path), { signal: AbortSignal.timeout(DEADLINE_MS) });
    answers.note(path, response);
    if (!response.ok) throw new Error(`The stock answered ${response.status}`);
    const vehicles = listedSchema.parse(await response.json());
    const pages = variants.current.plainPaths.filter((path) => !PRIVATE.test(path)).map((path) => entry(publicUrl + path));
    const vans = vehicles.map(({ id, updatedAt }) => entry(`${publicUrl}/vehicle/${id}`, updatedAt));
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...vans].join('\n')}
</urlset>
`;
    return storedPage({ status: 200, contentType: 'application/xml; charset=utf-8', body }, always);
  };

  server.get('/sitemap.xml', async (request, reply) => {
    try {
      const key = '/sitemap.xml';
      const answers = stock.follow();
      const makeNow = () => cache.make(key, [REGISTRY_TAG, STOCK_TAG], () => make(answers), answers.areRecent);
      await sendPage(request, reply, cache.find(key) ?? (await makeNow()));
    } catch (error) {
      request.log.error({ err: error }, 'the sitemap could not be made');
      return sendProblem(reply, 503, 'The stock cannot be listed at the moment. Try again in a moment.');
    }
  });

  const robots = `User-agent: *\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}
