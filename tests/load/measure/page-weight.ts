import type { Browser, CDPSession } from '@playwright/test';

export interface PageWeight {
  /** Requests before scrolling. */
  readonly requests: number;
  /** Compressed bytes of all scripts. */
  readonly scriptBytes: number;
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
  await context.close();
  const scriptBytes = finished.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0);
  return { requests: finished.length, scriptBytes, late };
}

async function watchInitiators(session: CDPSession): Promise<string[]> {
  const late: string[] = [];
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (initiator.type === 'script' && type !== 'Fetch' && type !== 'XHR') late.push(request.url);
  });
  await session.send('Network.enable');
  return late;
}
