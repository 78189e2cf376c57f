import type { SiteAddress } from './record-columns.ts';
import type { SiteApi } from './site-api.ts';

const ENTRY = /<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;

/** The public pages, from sitemap.xml. */
export async function* readSitemap(api: SiteApi): AsyncGenerator<SiteAddress[]> {
  const text = await (await api.get('/sitemap.xml')).text();
  yield [...text.matchAll(ENTRY)].map(([, address = '', changedAt]) => ({ address, changedAt }));
}
