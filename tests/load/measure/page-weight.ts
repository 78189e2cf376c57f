import type { Browser, CDPSession } from '@playwright/test';

export interface PageWeight {
  /** Requests before scrolling. */
  readonly requests: number;
  /** Compressed bytes of all scripts, fetched to be there in time or run. */
  readonly scriptBytes: number;
  /** Compressed bytes of the scripts that run before anybody presses anything, apart from the inline one. */
  readonly bytesRun: number;
  /** Scripts, styles, fonts and pictures that are not in the HTML, so that a script had to request them: a waterfall. */
  readonly late: readonly string[];
}

/** Loads a page in a fresh phone-sized context and counts what it fetches until the network is idle. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const late = await watchInitiators(await context.newCDPSession(page));
  const sizes: Promise<{ readonly script: boolean; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const script = request.resourceType() === 'script';
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ script, bytes })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const finished = await Promise.all(sizes);
  const bytesRun = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await context.close();
  const scriptBytes = finished.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0);
  return { requests: finished.length, scriptBytes, bytesRun, late };
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
