import type { Route } from '@playwright/test';
import { expect, hydrated, test } from './support/test.ts';

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

test('when a release disappears while one browses, only that area says so and Retry brings it back', {
  tag: '@any-size',
}, async ({ page, expectedConsole }) => {
  expectedConsole.push('');
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.route('**/remotes/mfe-catalog/**/*.js', (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  const retry = page.getByRole('link', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/remotes/mfe-catalog/**/*.js');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Van' })).toBeVisible();
});
