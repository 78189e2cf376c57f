import { dealership } from './support/dealership.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

test('the header leads to the main pages and marks the one we are on', { tag: '@each-size' }, async ({ page, isMobile }) => {
  await page.goto('/vehicles');
  await hydrated(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) {
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
  }
  for (const [name, href] of [
    ['Browse Vans', '/vehicles'],
    ['Services', '/services'],
    ['Finance', '/finance'],
    ['About Us', '/about'],
  ] as const) {
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(nav.getByRole('link', { name: 'Browse Vans' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').getByRole('link', { name: /Call Us/ })).toHaveAttribute(
    'href',
    `tel:${dealership.phoneE164}`,
  );
});

test('the footer names every page, the makes and the ways to reach us', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const href of [
    '/vehicles',
    '/finance',
    '/warranty',
    '/services',
    '/privacy-policy',
    '/terms-conditions',
    '/cookie-policy',
    '/admin',
  ]) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Finance Calculator' })).toHaveAttribute('href', '/finance');
  for (const text of [
    dealership.phone,
    dealership.email,
    dealership.address.postcode,
    ...dealership.brands,
    `© ${dealership.copyrightYear}`,
  ])
    await expect(footer).toContainText(text);
});

test('an unknown path is a 404 page with a search and ways onward (D40)', async ({ page, expectedConsole }) => {
  expectedConsole.push('404');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  for (const href of ['/vehicles', '/', '/contact']) await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox').fill('transit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vehicles\?search=transit$/);
  await expect(page.getByRole('heading', { level: 1, name: /Browse Our Van Collection/ })).toBeVisible();
});

test('the skip link is the first stop of the keyboard and leads to the content', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/vehicles');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

for (const width of [1024, 1440])
  test(`${width} pixels wide, the second skip link of the list leads past its filters, and no other page has one`, {
    tag: '@any-size',
  }, async ({ page, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    for (const list of [page, await plain.newPage()]) {
      await list.setViewportSize({ width, height: 900 });
      await list.goto('/vehicles?search=transit');
      if (list === page) await hydrated(list);
      await list.keyboard.press('Tab');
      await list.keyboard.press('Tab');
      await expect(list.getByRole('link', { name: 'Skip to results' })).toBeFocused();
      await expect(list.getByRole('link', { name: 'Skip to results' })).toBeInViewport();
      await list.keyboard.press('Enter');
      await expect(list).toHaveURL(/#vans-heading$/);
      const van = list.getByRole('article').first().getByRole('link');
      for (let presses = 0; presses < 8 && !(await van.evaluate((link) => link === document.activeElement)); presses += 1)
        await list.keyboard.press('Tab');
      await expect(van).toBeFocused();
    }
    await plain.close();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('link', { name: 'Skip to results' })).toBeHidden();
    await page.goto('/finance');
    await expect(page.getByText('Skip to results')).toHaveCount(0);
  });

test('every navigation starts at the top, and going back returns to where one was', async ({ page }) => {
  await page.goto('/vehicles');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const before = await page.evaluate(() => window.scrollY);
  await page.locator('main a[href^="/vehicle/"]:visible').nth(5).click();
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Browse Our Van Collection' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});
