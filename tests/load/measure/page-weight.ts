import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordedVisit } from './first-press.ts';
import { carryOut, type Press } from './presses.ts';

/** Compressed bytes by address. */
type Weights = ReadonlyMap<string, number>;

export interface PageWeight {
  /** Requests before scrolling. */
  readonly requests: number;
  /** Scripts fetched without anybody doing anything, to be run or to be there in time. */
  readonly scripts: Weights;
  /** Compressed bytes of the scripts that run before anybody presses anything, apart from the inline one. */
  readonly bytesRun: number;
  /** Scripts, styles, fonts and pictures that are not in the HTML, so that a script had to request them: a waterfall. */
  readonly late: readonly string[];
}

/** The addresses of the scripts that the page's head names for its boot script to fetch by itself. */
const namedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { frame, scripts, next, when } = JSON.parse(document.getElementById('page-start')?.textContent ?? '');
    const hrefs: string[] = [...frame, ...(when === 'asked' ? [] : scripts)].map(({ href }) => href);
    return [...hrefs, ...(when === 'asked' ? [] : next)].map((href) => new URL(href, location.href).href);
  });

/** Collects the scripts that a page fetches, prefetched ones included. */
function watchScripts(page: Page): () => Promise<Weights> {
  const sizes: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]));
  });
  // Run from the cache after it was fetched ahead, a script comes a second time, without a size.
  return async () => new Map((await Promise.all(sizes)).filter(([, bytes]) => bytes > 0));
}

/** Loads a page in a fresh phone-sized context and counts what it fetches by itself. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const requested = await watchInitiators(await context.newCDPSession(page));
  const scriptsOf = watchScripts(page);
  let requests = 0;
  page.on('requestfinished', () => {
    requests += 1;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const named = await namedScripts(page);
  // They are fetched while the browser is idle.
  await page.waitForFunction(
    (hrefs) => hrefs.every((href) => performance.getEntriesByName(href).some((entry) => entry.duration > 0)),
    named,
  );
  const bytesRun = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  const scripts = await scriptsOf();
  await context.close();
  return { requests, scripts, bytesRun, late: requested.filter((address) => !named.includes(address)) };
}

/** The scripts that are fetched for a press on a fresh page and for the page itself. */
export async function weighPress(browser: Browser, baseURL: string, press: Press): Promise<Weights> {
  const { path, width = 390, isFirstVisit = false, done } = press;
  const context = await browser.newContext({ baseURL, viewport: { width, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await recordedVisit(page, !isFirstVisit);
  const scriptsOf = watchScripts(page);
  await page.goto(path);
  // The list may load more by itself before 'Show more vans' is pressed; what counts is that more came.
  await carryOut(page, press).catch(() => undefined);
  await done(page);
  await page.waitForLoadState('networkidle');
  const scripts = await scriptsOf();
  await context.close();
  return scripts;
}

async function watchInitiators(session: CDPSession): Promise<string[]> {
  const late: string[] = [];
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    // `Other`: what is fetched ahead while the browser is idle.
    if (initiator.type === 'script' && !/^(Fetch|XHR|Other)$/.test(type ?? '')) late.push(request.url);
  });
  await session.send('Network.enable');
  return late;
}
