import type { Page } from '@playwright/test';
import { findVehicle } from './support/stock.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Twice the text, as a reader sets it in the browser (WCAG 1.4.4, 1.4.10). */
async function openWithLargeText(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

const PAGES = ['/', '/vehicles', '/finance', '/contact', '/services', '/warranty', '/about', '/data-subject-rights', '/nowhere'];

for (const path of PAGES) {
  test(`${path} fits a phone with twice the text`, { tag: '@any-size' }, async ({ page, expectedConsole }) => {
    if (path === '/nowhere') expectedConsole.push('404');
    await openWithLargeText(page, path);
    await expectNoSidewaysScroll(page);
    for (const part of [page.getByRole('link', { name: 'Call Us' }), page.getByRole('button', { name: 'Menu' })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

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

test('on a phone held sideways nothing sticks over the page', { tag: '@any-size' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { id } = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  await page.goto(`/vehicle/${id}`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('region', { name: 'Price and contact' })).toBeHidden();
});
