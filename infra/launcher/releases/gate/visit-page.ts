import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ShownPage } from './shown-pages.ts';

/** Long, because the machine may be busy with what is live. */
const PATIENCE_MS = 15_000;

declare global {
  interface Window {
    /** What has become of the page. */
    noted: { state: 'asleep' | 'awake' | 'failed'; failures: { owner: string; at: string }[] };
  }
}

export interface Visit {
  readonly url: string;
  readonly page: ShownPage;
  readonly phone: boolean;
  /** What happens by chance does, or does not: the least or the greatest that `Math.random` gives. */
  readonly chance: 'low' | 'high';
  /** Signs the visitor in to the back office. */
  readonly staffToken?: string;
}

/** Runs before the page's own scripts. */
function prepare({ chance, staffToken }: { chance: Visit['chance']; staffToken: string | null }): void {
  window.noted = { state: 'asleep', failures: [] };
  window.addEventListener('shell:awake', () => (window.noted.state = 'awake'));
  window.addEventListener('shell:failed', () => (window.noted.state = 'failed'));
  window.addEventListener('area:failed', (event) => window.noted.failures.push((event as CustomEvent).detail));
  const random = Math.random;
  Math.random = () => random() / 100 + (chance === 'low' ? 0 : 0.99);
  // Neither splash nor banner covers what is pressed.
  sessionStorage.setItem('forecourt:splash', 'shown');
  localStorage.setItem('forecourt:cookie-consent', new Date().toISOString());
  localStorage.setItem('forecourt:cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
  if (staffToken) localStorage.setItem('adminToken', staffToken);
}

/** Opens a page as a visitor does. Resolves to why it cannot be released, null if it can. */
export async function visitPage(browser: Browser, visit: Visit): Promise<string | null> {
  const viewport = visit.phone ? { width: 390, height: 844 } : { width: 1_440, height: 900 };
  const context = await browser.newContext({ viewport });
  try {
    return await look(context, visit);
  } finally {
    await context.close();
  }
}

async function look(
  context: BrowserContext,
  { url, page: { path, owner, press }, chance, staffToken }: Visit,
): Promise<string | null> {
  await context.addInitScript(prepare, { chance, staffToken: staffToken ?? null });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // What is live may lack a picture; a file of the release that is missing keeps the page from waking.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
  });
  const answer = await page.goto(url + path, { waitUntil: 'load' });
  if (answer?.status() !== 200) return `answers ${answer?.status()} instead of a page`;
  if (!press && (await isEmptyIn(page, await answer.text(), owner))) return 'shows nothing when the server has rendered it';
  const state = await wake(page);
  const { failures } = await page.evaluate(() => window.noted);
  if (failures.some((failure) => failure.owner === owner && failure.at === 'hydration'))
    return 'has other elements in the browser than the server has rendered';
  if (state !== 'awake') return `does not come to life${because(errors)}`;
  if (press) {
    // Also one that hides until the visitor has scrolled.
    const named = { name: press, includeHidden: true };
    const control = page.getByRole('button', named).or(page.getByRole('link', named));
    const isThere = await succeeds(control.first().dispatchEvent('click'));
    if (!isThere) return `has no “${press}” to press`;
  }
  // A dialog is drawn elsewhere than in its area.
  const area = page.locator(`[data-boundary="${owner}"] :visible`).filter({ hasText: /\S/ });
  const isShown = await succeeds(area.first().waitFor());
  const failed = await page.evaluate((name) => window.noted.failures.some((failure) => failure.owner === name), owner);
  if (failed) return `throws in the browser, in the area of ${owner}${because(errors)}`;
  const when = press ? `after “${press}” was pressed` : 'once it has come to life';
  if (!isShown) return `shows nothing of ${owner} ${when}${because(errors)}`;
  return errors[0] === undefined ? null : `has an error in the console${because(errors)}`;
}

const succeeds = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );

const because = ([error]: readonly string[]): string => (error === undefined ? '' : ` (${error.split('\n')[0]})`);

const isEmptyIn = (page: Page, html: string, owner: string): Promise<boolean> =>
  page.evaluate(
    ([text, name]) => {
      const area = new DOMParser().parseFromString(text, 'text/html').querySelector(`[data-boundary="${name}"]`);
      return !area?.textContent?.trim();
    },
    [html, owner] as const,
  );

/** Moves the pointer until the page has come to life, or cannot. */
async function wake(page: Page): Promise<Window['noted']['state']> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let x = 10; ; x += 1) {
    const { state } = await page.evaluate(() => window.noted);
    if (state !== 'asleep' || Date.now() > deadline) return state;
    await page.mouse.move(x % 300, 10);
    await page.waitForFunction(() => window.noted.state !== 'asleep', undefined, { timeout: 250 }).catch(() => undefined);
  }
}
