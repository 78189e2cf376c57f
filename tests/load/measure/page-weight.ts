import type { Browser } from '@playwright/test';

export interface PageWeight {
  /** Requests the page made before anything was scrolled. */
  readonly requests: number;
  /** Transferred bytes of all scripts, with brotli as served. */
  readonly scriptBytes: number;
  /** Scripts, styles and pictures that only began after another script had answered: a waterfall has some. */
  readonly late: readonly string[];
}

/** Loads a page in a fresh phone-sized context and counts what it fetched until the network fell idle. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const finished: { readonly url: string; readonly type: string; readonly start: number; readonly bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const timing = request.timing();
    finished.push({
      url: request.url(),
      type: request.resourceType(),
      start: timing.startTime,
      bytes: await request.sizes().then((sizes) => sizes.responseBodySize),
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const html = finished.find((entry) => entry.type === 'document');
  const firstScriptDone = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'));
    return performance.timeOrigin + Math.min(...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
  });
  await context.close();
  if (html === undefined) throw new Error(`${url} did not load`);
  const critical = finished.filter((entry) => entry.type === 'script' || entry.type === 'stylesheet' || entry.type === 'font');
  return {
    requests: finished.length,
    scriptBytes: finished.filter((entry) => entry.type === 'script').reduce((sum, entry) => sum + entry.bytes, 0),
    late: critical.filter((entry) => entry.start > firstScriptDone).map((entry) => entry.url),
  };
}
