import type { Page } from '@playwright/test';
import { dealership } from './support/dealership.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const openMenu = async (page: Page, isMobile: boolean) => {
  if (isMobile) await menu(page).click();
};

for (const { name, path } of [
  { name: 'Browse Vans', path: '/vehicles' },
  { name: 'Services', path: '/services' },
  { name: 'Finance', path: '/finance' },
  { name: 'About Us', path: '/about' },
]) {
  test(`${name} leads to ${path}, where it alone is highlighted`, { tag: '@each-size' }, async ({ page, isMobile }) => {
    await page.goto('/');
    await hydrated(page);
    await openMenu(page, isMobile);
    await nav(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(nav(page)).toBeVisible({ visible: !isMobile });
    await openMenu(page, isMobile);
    await expect(nav(page).locator('[aria-current]')).toHaveText(name);
  });
}

test('the logo leads home', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${dealership.tradingName}, home` })
    .click();
  await expect(page).toHaveURL('/');
});

test('every link of the footer leads to a page of its own', { tag: '@any-size' }, async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .getByRole('contentinfo')
    .locator('a[href^="/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(links.filter((link) => link !== '/admin'))) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
  }
  for (const path of [
    '/vehicles',
    '/finance',
    '/warranty',
    '/services',
    '/privacy-policy',
    '/terms-conditions',
    '/cookie-policy',
    '/admin',
  ])
    expect(links).toContain(path);
});

test('the yellow strip under the header says who has approved the dealer', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Approvals' });
  await expect(strip).toContainText('Motoring association approved dealer');
  await expect(strip).toHaveCSS('background-color', 'rgb(255, 207, 13)');
  const header = await page.getByRole('banner').boundingBox();
  expect((await strip.boundingBox())?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
});

test('the menu of small screens opens and closes with the keyboard and gives the focus back', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await expect(nav(page)).toBeHidden();
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(nav(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link', { name: 'Browse Vans' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vehicles');
  await expect(nav(page)).toBeHidden();
});

test('a link to another page loads it as a document, from its top, and was fetched ahead when it was pointed at', {
  tag: '@each-size',
}, async ({ page, isMobile }) => {
  await page.goto('/');
  await hydrated(page);
  await openMenu(page, isMobile);
  const link = nav(page).getByRole('link', { name: 'About Us' });
  await link.hover();
  await link.click({ delay: 300 });
  await expect(page.getByRole('heading', { name: 'About Us', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(`About Us | ${dealership.tradingName}`);
  const visit = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return { scrolled: window.scrollY, from: entry && 'deliveryType' in entry ? entry.deliveryType : null };
  });
  expect(visit.scrolled).toBe(0);
  // Only a pointer can point at a link before it is pressed.
  if (!isMobile) expect(visit.from).toBe('navigational-prefetch');
});

test('a link of the header to the page itself starts it anew, from its top', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/vehicles?make=Ford');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('navigation', { name: 'Main', includeHidden: true })
    .locator('a[href="/vehicles"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/vehicles');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('what a page is asked for in its address moves no focus', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/vehicles');
  await hydrated(page);
  const sort = page.getByRole('combobox', { name: /sort/i });
  await sort.focus();
  await sort.selectOption('year_desc');
  await expect(page).toHaveURL(/sortBy=year_desc/);
  await expect(sort).toBeFocused();
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the about page at ${width} px fits and has no accessibility faults`, { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await hydrated(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the about page tells the story, six benefits, address, hours, and leads to the vans', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main).toContainText(String(dealership.foundingYear));
  await expect(page.locator('section[aria-labelledby="benefits-heading"]').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(main.locator('address')).toContainText(dealership.address.lines[0] ?? '');
  await expect(main).toContainText(dealership.visitHours);
  expect(await main.locator('a[href="/vehicles"]').count()).toBeGreaterThanOrEqual(2);
});

test('the menu closes when the focus goes on to the page beneath it, and when the window becomes wide', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/vehicles', { waitUntil: 'networkidle' });
  const menu = page.locator('#main-menu');
  const open = () => menu.evaluate((element) => element.matches(':popover-open'));
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  expect(await open()).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(open).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await open()).toBe(true);
  await page.setViewportSize({ width: 1_440, height: 900 });
  await expect.poll(open).toBe(false);
});
