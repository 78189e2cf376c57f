import type { Route } from '@playwright/test';
import { input, launcher } from './support/chat.ts';
import { dealership } from './support/dealership.ts';
import { expect, expectAccessible, hydrated, test } from './support/test.ts';

const FAULTS: readonly { readonly name: string; readonly serve: (route: Route) => Promise<void> | void }[] = [
  { name: 'is refused', serve: (route) => route.abort('connectionrefused') },
  { name: 'answers 500', serve: (route) => route.fulfill({ status: 500, body: '' }) },
  {
    name: 'serves HTML as JavaScript',
    serve: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Not a script' }),
  },
  {
    name: 'throws while loading',
    serve: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
  },
];

for (const { name, serve } of FAULTS) {
  test(`when the browser's copy of the catalogue ${name}, the server's page stays readable and its links work`, {
    tag: '@any-size',
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push('');
    await page.route('**/remotes/mfe-catalog/**/*.js', serve);
    await page.goto('/vehicles');
    await expect(page.getByRole('heading', { name: 'Browse Our Van Collection' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.locator('main a[href^="/vehicle/"]:visible').first().click();
    await expect(page).toHaveURL(/\/vehicle\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('when a release disappears while one browses, its pages are as the server rendered them', { tag: '@any-size' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('');
  await page.goto('/finance');
  await hydrated(page);
  await page.route('**/remotes/mfe-catalog/**/*.js', (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Van' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Search Vans' }).click();
  await expect(page).toHaveURL(/\/vehicles\?/);
});

for (const { name, serve } of FAULTS) {
  test(`when the chat ${name}, the page is unharmed, and the visitor is told how else to reach us`, { tag: '@any-size' }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push('');
    await page.route('**/remotes/mfe-chat/**/*.js', serve);
    await page.goto('/warranty');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 400));
    await launcher(page).click();
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't load the chat." });
    await expect(failure.getByRole('link', { name: dealership.phone })).toHaveAttribute('href', `tel:${dealership.phoneE164}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/remotes/mfe-chat/**/*.js');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(input(page)).toBeFocused();
  });
}

test('the notice that the chat could not be had is worked by keyboard, and gives the focus back to the button', {
  tag: '@any-size',
}, async ({ page, expectedConsole }) => {
  expectedConsole.push('');
  await page.route('**/remotes/mfe-chat/**/*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/warranty');
  await hydrated(page);
  await launcher(page).focus();
  const failure = page.getByRole('alert').filter({ hasText: "We couldn't load the chat." });
  const retry = failure.getByRole('button', { name: 'Retry' });
  await page.keyboard.press('Enter');
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(failure).toHaveCount(0);
  await expect(retry).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(launcher(page)).toBeFocused();
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(retry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  await expect(failure).toHaveCount(0);
});

test('a chat that was open and cannot be had after a reload gives its place back to the button', { tag: '@any-size' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('');
  await page.addInitScript(() => sessionStorage.setItem('forecourt:chat-view', 'open'));
  await page.route('**/remotes/mfe-chat/**/*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/warranty');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(launcher(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
