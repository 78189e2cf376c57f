import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { isAlive, watchForMismatches } from './hydration.ts';

export interface Fixtures {
  /** Substrings of console messages that a test expects; any other warning or error fails it. */
  readonly expectedConsole: string[];
  /** Whether it is the visitor's first visit, with splash and cookie banner. */
  readonly firstVisit: boolean;
}

/** The storage of a visitor who has rejected cookies. */
export function rememberCookies(): void {
  localStorage.setItem('forecourt:cookie-consent', new Date().toISOString());
  localStorage.setItem('forecourt:cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
}

/** Every test watches the console: a hydration mismatch, a blocked script or an uncaught error is a failure anywhere. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies off this pattern
  expectedConsole: async ({}, use) => use([]),
  firstVisit: [false, { option: true }],
  page: async ({ page, expectedConsole, firstVisit }, use) => {
    await watchForMismatches(page.context());
    if (!firstVisit) {
      await page.addInitScript(rememberCookies);
      await page.addInitScript(() => sessionStorage.setItem('forecourt:splash', 'shown'));
    }
    const unexpected: string[] = [];
    const note = (text: string): void => {
      if (!expectedConsole.some((part) => text.includes(part))) unexpected.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await use(page);
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** Runs axe on the page with the WCAG 2.2 AA rules and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A section out of view is painted a frame after axe scrolls to it, so axe would otherwise read the colours behind it.
  await page.evaluate(() => {
    const painted = new CSSStyleSheet();
    painted.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(painted);
    // Colours are others while something appears. What turns for ever has an endless one.
    const appearing = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    return Promise.allSettled(appearing.map(({ finished }) => finished)).then(() => undefined);
  });
  // Otherwise axe puts the results together in a second page; it needs one for a page with frames.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode(!hasFrames).analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  const why = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }));
  expect(why).toEqual([]);
}

/** Fails if anything overflows horizontally, so that a phone would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** When the page's scripts run (the shell's `page-start.ts`). */
const whenStarted = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('page-start')?.textContent ?? '{}').when);

/**
 * Wakes the page as a visitor does, by moving the pointer, and waits until it is hydrated to its end, or to another part that comes
 * later. A page that is only read stays as it is.
 */
export async function hydrated(page: Page, part = page.locator(':is(main, footer)').last()): Promise<void> {
  let x = 0;
  // Navigation may replace the page meanwhile.
  await expect(async () => {
    if ((await whenStarted(page)) === 'asked') return;
    x = 1 - x;
    await page.mouse.move(x, 0);
    expect(await isAlive(part)).toBe(true);
  }).toPass();
}
