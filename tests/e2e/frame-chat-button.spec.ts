import type { Page } from '@playwright/test';
import { fetchStock } from './support/stock.ts';
import { expect, hydrated, test } from './support/test.ts';

const PAGES = [
  '/',
  '/vehicles',
  '/finance',
  '/services',
  '/warranty',
  '/about',
  '/contact',
  '/data-subject-rights',
  '/no-such-page',
];
const WIDTHS = [320, 390, 768, 1024, 1440];

/** Where a page is scrolled to, as a part of its height. */
const PARTS = [0, 0.15, 0.35, 0.5, 0.7, 0.9, 1];
const scrollToPart = (page: Page, part: number) =>
  page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), part);

/** By its attribute: a role is not found while the button is hidden. */
const launcher = (page: Page) => page.locator('button[aria-label="Chat with our sales assistant"]');

/** What can be pressed or filled in and lies, even in part, under the chat's button while that is shown. */
const covered = (page: Page): Promise<string[]> =>
  launcher(page).evaluate((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return [];
    const place = button.getBoundingClientRect();
    const controls = document.querySelectorAll('button, a[class*="_button_"], input, select, textarea, summary');
    return [...controls].flatMap((control) => {
      if (control === button || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const apart = left >= place.right || right <= place.left || top >= place.bottom || bottom <= place.top;
      return apart || right - left < 24 ? [] : [control.outerHTML.slice(0, 120)];
    });
  });

for (const width of WIDTHS) {
  test(`at ${width} px the chat's button never lies over a button or a field, wherever a page is scrolled to`, {
    tag: '@any-size',
  }, async ({ page, request, expectedConsole }) => {
    test.setTimeout(240_000);
    expectedConsole.push('404');
    await page.setViewportSize({ width, height: 844 });
    const [van] = await fetchStock(request);
    for (const path of [...PAGES, `/vehicle/${van?.id}`]) {
      await page.goto(path);
      await hydrated(page);
      await launcher(page).waitFor({ state: 'attached' });
      for (const part of PARTS) {
        await scrollToPart(page, part);
        await expect.poll(() => covered(page), `${path} at ${part}`).toEqual([]);
      }
      await expect(async () => {
        for (const part of PARTS) {
          await scrollToPart(page, part);
          if (await launcher(page).isVisible()) return;
        }
        throw new Error(`${path} does not show the button anywhere`);
      }).toPass({ timeout: 20_000 });
    }
  });
}

test('on small screens the button waits until the page has been scrolled on from its first action', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services');
  await hydrated(page);
  await launcher(page).waitFor({ state: 'attached' });
  await expect(launcher(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect(launcher(page)).toBeVisible();
});

for (const width of [1024, 1280, 1440]) {
  test(`at ${width} px the chat's button stands in the margin, beside what the page says, and the keyboard reaches it before the page`, {
    tag: '@any-size',
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const [van] = await fetchStock(request);
    for (const path of ['/', `/vehicle/${van?.id}`]) {
      await page.goto(path);
      await hydrated(page);
      await expect(launcher(page)).toBeVisible();
      const content = await page
        .getByRole('banner')
        .locator('> div')
        .first()
        .evaluate((row) => {
          const { right } = row.getBoundingClientRect();
          return right - Number.parseFloat(getComputedStyle(row).paddingRight);
        });
      expect((await launcher(page).boundingBox())!.x).toBeGreaterThanOrEqual(content - 1);
      let presses = 0;
      do {
        await page.keyboard.press('Tab');
        presses += 1;
      } while (presses < 20 && !(await launcher(page).evaluate((button) => button === document.activeElement)));
      expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
      await expect(launcher(page)).toBeFocused();
    }
  });
}
