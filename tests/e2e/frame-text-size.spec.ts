import type { Page } from '@playwright/test';
import { findVehicle } from './support/stock.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Twice the text, as a reader sets it in the browser: media queries go by it too (WCAG 1.4.4, 1.4.10). */
async function openWithLargeText(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(path);
  await hydrated(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

const PAGES = ['/', '/vehicles', '/finance', '/contact', '/services', '/warranty', '/about', '/data-subject-rights', '/nowhere'];

for (const path of PAGES) {
  test(`${path} fits a phone with twice the text`, { tag: '@any-size' }, async ({ page, expectedConsole }) => {
    if (path === '/nowhere') expectedConsole.push('404');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await openWithLargeText(page, path);
      await expectNoSidewaysScroll(page);
      for (const part of [page.getByRole('link', { name: 'Call Us' }), page.getByRole('button', { name: 'Menu' })]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('both views of the list can be chosen with twice the text', { tag: '@any-size' }, async ({ page }) => {
  await openWithLargeText(page, '/vehicles');
  for (const name of ['Grid view', 'List view']) await expect(page.getByRole('link', { name })).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the cookie banner leaves most of the page in sight with twice the text', { tag: '@any-size' }, async ({ page }) => {
    await openWithLargeText(page, '/');
    const banner = page.getByRole('region', { name: 'Cookies on this site' });
    await expect(banner).toBeVisible();
    await banner.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    for (const button of await banner.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    expect((await banner.boundingBox())?.height).toBeLessThan(844 * 0.35);
  });
});

test('a van’s page, its bar and its forms fit a phone with twice the text', { tag: '@any-size' }, async ({ page, request }) => {
  const { id } = await findVehicle(request, 'van for sale', ({ isSold, vatQualifying }) => !isSold && vatQualifying);
  await openWithLargeText(page, `/vehicle/${id}`);
  await expectNoSidewaysScroll(page);
  const bar = page.getByRole('region', { name: 'Price and contact' });
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Enquire' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Request Callback' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the filters fit a phone with twice the text', { tag: '@any-size' }, async ({ page }) => {
  await openWithLargeText(page, '/vehicles');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: /^Show/ })).toBeInViewport({ ratio: 1 });
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('on a phone held sideways the actions stay in reach and the whole picture is seen', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { id } = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  await page.goto(`/vehicle/${id}`);
  await hydrated(page);
  const picture = page.locator('[class*="gallery"] img').first();
  expect((await picture.boundingBox())?.height).toBeLessThan(390 * 0.75);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const bar = page.getByRole('region', { name: 'Price and contact' });
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
});
