import type { Page } from '@playwright/test';
import { dealership } from './support/dealership.ts';
import { isAlive } from './support/hydration.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, rememberCookies, test } from './support/test.ts';

test.use({ firstVisit: true });

const splashOf = (page: Page) => page.getByRole('status').filter({ hasText: `since ${dealership.foundingYear}` });
const heading = (page: Page) => page.getByRole('heading', { name: 'Browse Our Van Collection' });

/** Whether the middle of the window is the splash's, whatever is painted beneath it. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const splash = document.querySelector('body > [role=status]');
    return splash?.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)) ?? false;
  });

/** Stops the page's clock before it starts, so that a test decides when the two seconds are over. */
async function visitWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/vehicles');
}

test('the first visit of a session begins with the splash: two seconds, then it fades for 0.3 seconds', {
  tag: '@any-size',
}, async ({ page }) => {
  await visitWithClock(page);
  await expect(splashOf(page)).toBeVisible();
  await expect(splashOf(page)).toContainText(dealership.tradingName);
  await page.clock.runFor(1_900);
  await expect(splashOf(page)).toBeVisible();
  expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).toEqual([]);
  await page.clock.runFor(150);
  await expect(splashOf(page)).toHaveCSS('transition-duration', '0.3s');
  expect(await isCovered(page)).toBe(true);
  await page.clock.runFor(300);
  await expect(splashOf(page)).toBeHidden();
  await expect(heading(page)).toBeVisible();
});

test('the splash is the logo on a gradient from red to black', async ({ page }) => {
  await visitWithClock(page);
  const background = await splashOf(page).evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(background).toMatch(/linear-gradient\(.*rgb\(194, 15, 34\).*rgb\(14, 16, 18\)/);
  await expectNoSidewaysScroll(page);
});

test('the splash has no accessibility faults', async ({ page }) => {
  // Else the cookie banner appears meanwhile, and is measured while it is half transparent.
  await page.addInitScript(rememberCookies);
  await page.goto('/vehicles');
  await expect(splashOf(page)).toBeHidden();
  // Axe takes longer than two seconds, and its own timers need the clock: the splash is brought back for it.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { splash: 'shown' }));
  await expect(splashOf(page)).toBeVisible();
  await expectAccessible(page);
});

test('during the splash nothing of the page can be seen, focused or read out, though it is painted beneath', async ({ page }) => {
  await visitWithClock(page);
  expect(await isCovered(page)).toBe(true);
  const unseen = page.locator('#page > header, #page > main, #page > footer');
  await expect(unseen).toHaveCount(3);
  for (const part of await unseen.all()) {
    await expect(part).toHaveCSS('visibility', 'visible');
    await expect(part).toHaveAttribute('inert');
  }
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a page that is wanted during the splash hydrates behind it, so that it answers at once when the splash goes', {
  tag: '@any-size',
}, async ({ page }) => {
  await visitWithClock(page);
  let moves = 0;
  const isHydrated = async () => {
    moves += 1;
    await page.mouse.move(200 + moves, 200);
    // Its scripts wait for the clock, now and again.
    await page.clock.runFor(50);
    return isAlive(heading(page));
  };
  await expect.poll(isHydrated).toBe(true);
  await expect(splashOf(page)).toBeVisible();
});

test('nothing of the page is painted before the splash, and nothing of the splash on the next page', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset['splash'] ?? 'none');
      if (seen.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen = () => page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
  await page.goto('/vehicles');
  await expect.poll(seen).toEqual(['shown']);
  await expect(splashOf(page)).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(seen).toEqual(['none']);
});

test('reduced motion drops the fade and not the splash', { tag: '@any-size' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitWithClock(page);
  await page.clock.runFor(1_900);
  await expect(splashOf(page)).toBeVisible();
  await page.clock.runFor(110);
  await expect(splashOf(page)).toBeHidden();
  await expect(heading(page)).toBeVisible();
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  test('sees no splash', { tag: '@any-size' }, async ({ page }) => {
    await visitWithClock(page);
    await expect(heading(page)).toBeVisible();
    await expect(splashOf(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no splash', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/vehicles');
    await expect(heading(page)).toBeVisible();
    await expect(splashOf(page)).toBeHidden();
  });
});

test('the splash goes in time even when no other script comes', { tag: '@any-size' }, async ({ page, expectedConsole }) => {
  expectedConsole.push('Failed to load resource');
  await page.route(/\/assets\/(shell|frame)\..*\.js$/, (route) => route.abort());
  // Its two seconds may be over before everything of the page is there.
  await page.goto('/vehicles', { waitUntil: 'commit' });
  await expect(splashOf(page)).toBeVisible();
  await expect(splashOf(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});
