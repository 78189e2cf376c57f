import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const WIDTHS = [320, 768, 1024];
/** Of a compact row, as drawn. */
const ROW_PIXELS = 180;

async function openList(page: Page, width: number, query: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`/vehicles${query}`);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The heights of the cards that the server sent, top to bottom. */
const heights = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 24).map((card) => card.getBoundingClientRect().height));

for (const view of ['grid', 'list'])
  for (const width of WIDTHS)
    test(`at ${width} px no card of the ${view} changes its height when it comes into sight`, { tag: '@any-size' }, async ({
      page,
    }) => {
      await openList(page, width, `?view=${view}`);
      const before = await heights(page);
      await page.getByRole('article').nth(23).scrollIntoViewIfNeeded();
      await expect(page.getByRole('article').nth(23)).toBeInViewport();
      expect(await heights(page)).toEqual(before);
      await expectNoSidewaysScroll(page);
    });

test('at 390 px every row of the list view is compact', { tag: '@any-size' }, async ({ page }) => {
  await openList(page, 390, '?view=list');
  expect(Math.max(...(await heights(page)))).toBeLessThanOrEqual(ROW_PIXELS);
});

for (const width of [768, 1024, 1280, 1440])
  test(`at ${width} px nothing in a row of the list view lies over anything else`, { tag: '@any-size' }, async ({ page }) => {
    await openList(page, width, '?view=list');
    const overlaps = await page.getByRole('article').evaluateAll((cards) =>
      cards.slice(0, 24).flatMap((card) => {
        const texts = [...card.querySelectorAll('dt, dd, h3, p')].filter(({ textContent }) => textContent?.trim());
        const boxes = texts.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return { words: text.textContent, box: range.getBoundingClientRect() };
        });
        return boxes.flatMap(({ words, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            )
            .map((other) => `${words} / ${other.words}`),
        );
      }),
    );
    expect(overlaps).toEqual([]);
  });

for (const query of ['', '?make=Ford,Iveco&view=list'])
  test(`at 320 px the order is read whole, with the list at "${query}"`, { tag: '@any-size' }, async ({ page }) => {
    await openList(page, 320, query);
    const select = page.getByRole('combobox', { name: 'Sort by' });
    const needed = await select.evaluate((shown) => {
      const free = shown.cloneNode(true) as HTMLSelectElement;
      free.style.width = 'max-content';
      free.style.flex = 'none';
      shown.parentElement?.append(free);
      const { width } = free.getBoundingClientRect();
      free.remove();
      return width;
    });
    expect((await select.boundingBox())!.width).toBeGreaterThanOrEqual(Math.floor(needed));
    const filters = await page.getByRole('button', { name: /^Filters/ }).boundingBox();
    expect((await select.boundingBox())!.y).toBeCloseTo(filters!.y, 0);
  });
