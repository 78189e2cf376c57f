import { test } from './support/office.ts';
import { expect, expectAccessible } from './support/test.ts';

test.use({ expectedConsole: ['ERR_FAILED', 'ChunkLoadError'] });

test('a tab or dialog whose code cannot be loaded says so, and opens once it can be', async ({ office, request }) => {
  const html = await (await request.get('/admin')).text();
  let isCut = true;
  await office.route(/mfe-admin.*\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname;
    if (isCut && !html.includes(file)) await route.abort();
    else await route.fallback();
  });
  await office.goto('/admin');
  await office.getByRole('link', { name: /^Enquiries/ }).click();
  await expect(office.getByRole('heading', { name: 'Enquiries could not be opened' })).toBeVisible();
  await expectAccessible(office);
  await office.goto('/admin?feeds=');
  const dialog = office.getByRole('dialog', { name: 'Stock feeds' });
  await expect(dialog.getByRole('heading', { name: 'Stock feeds could not be opened' })).toBeVisible();
  await expectAccessible(office);
  isCut = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading', { name: 'Stock feeds could not be opened' })).toHaveCount(0);
  await expect(dialog.getByText('DMS14').first()).toBeVisible();
});
