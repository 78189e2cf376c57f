import type { Page } from '@playwright/test';
import { fetchStock, pounds } from './support/stock.ts';
import { expect, hydrated, test } from './support/test.ts';

/** The content of an A4 sheet within our margins, in CSS pixels. */
const SHEET = { width: 688, height: 1032 };

async function onPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

test.describe('on paper', { tag: '@any-size' }, () => {
  for (const path of ['/', '/vehicles', '/finance', '/services', '/warranty', '/about', '/contact', '/terms-conditions']) {
    test(`${path} has the name, telephone number and address above it, and nothing that can only be pressed`, async ({
      page,
    }) => {
      await onPaper(page, path);
      const header = page.locator('body > header');
      await expect(header.locator('address')).toBeVisible();
      await expect(header.getByRole('link', { name: /, home$/ })).toBeVisible();
      await expect(header.getByText('Call Us')).toBeHidden();
      await expect(page.getByRole('region', { name: 'Chat' })).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('credit broker, not a lender');
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(fixed).toEqual([]);
    });
  }

  for (const view of ['grid', 'list'] as const) {
    test(`the ${view} of the stock is one list: a short row for each van with its price, without filters`, async ({
      page,
      request,
    }) => {
      const [van] = (await fetchStock(request)).filter(({ isSold }) => !isSold);
      await onPaper(page, view === 'grid' ? '/vehicles' : '/vehicles?view=list');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByText('Filter Results').first()).toBeHidden();
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicle/${van?.id}"]`) });
      await expect(row).toContainText(pounds(Number(van?.price)));
      await expect(row.locator('img')).toBeHidden();
      const heights = await page
        .getByRole('article')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(10);
      expect(Math.max(...heights)).toBeLessThan(110);
    });
  }
});
