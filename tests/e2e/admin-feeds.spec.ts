import type { Page } from '@playwright/test';
import { test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const feedIn = (office: Page, name: string) => office.getByRole('dialog', { name: 'Stock feeds' }).getByRole('region', { name });

/** Tests share the feeds of the system, so that one goes through the life of one of them. */
test('staff turn a feed on, copy its address, renew it and take it back', { tag: '@any-size' }, async ({
  office,
  van,
  request,
}) => {
  await office.goto('/admin');
  await office.getByRole('link', { name: 'Feeds' }).click();
  const feed = feedIn(office, 'Meta vehicle catalogue');
  await expect(feed.getByText('Off', { exact: true })).toBeVisible();
  await expect(feed.getByText(/^[\d,]+ vans are in it/)).toBeVisible();
  await expectAccessible(office);
  await feed.getByRole('button', { name: 'Turn on' }).click();
  await expect(feed.getByText('On', { exact: true })).toBeVisible();
  await expect(feed.getByText('Nobody has fetched it yet.')).toBeVisible();
  await expect(feed.getByRole('button', { name: 'Copy' })).toBeFocused();
  const address = await feed.getByLabel('Address').inputValue();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  const file = await request.get(address);
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain(van.model);
  await office.reload();
  await expect(feed.getByText('Last fetched just now')).toBeVisible();

  await feed.getByRole('button', { name: 'New address' }).click();
  const asked = office.getByRole('dialog', { name: 'New address: Meta vehicle catalogue' });
  await expect(asked.getByText('stops working at once')).toBeVisible();
  await expectAccessible(office);
  await asked.getByRole('button', { name: 'Make new address' }).dblclick();
  await expect(asked).toBeHidden();
  await expect(feed.getByLabel('Address')).not.toHaveValue(address);
  await expect(feed.getByRole('button', { name: 'Copy' })).toBeFocused();
  const renewed = await feed.getByLabel('Address').inputValue();
  expect((await request.get(address)).status()).toBe(404);
  expect((await request.get(renewed)).status()).toBe(200);

  await feed.getByRole('button', { name: 'Turn off' }).click();
  await office
    .getByRole('dialog', { name: 'Turn off: Meta vehicle catalogue' })
    .getByRole('button', { name: 'Turn off' })
    .click();
  await expect(feed.getByText('Off', { exact: true })).toBeVisible();
  expect((await request.get(renewed)).status()).toBe(404);
  await expect(feed.getByRole('button', { name: 'Turn on' })).toBeFocused();
  await office.keyboard.press('Escape');
  await expect(office.getByRole('dialog')).toBeHidden();
});

test('feeds that cannot be loaded or turned on say so, and can be tried again', { tag: '@any-size' }, async ({
  office,
  expectedConsole,
}) => {
  expectedConsole.push('net::ERR_FAILED');
  await office.route('**/api/feeds', (route) => route.abort());
  await office.goto('/admin?feeds=');
  await expect(office.getByText('Error Loading Feeds')).toBeVisible();
  await office.unroute('**/api/feeds');
  await office.getByRole('button', { name: 'Try again' }).click();
  const feed = feedIn(office, 'Spreadsheet');
  await office.route('**/api/feeds/stock', (route) => route.abort());
  await feed.getByRole('button', { name: 'Turn on' }).click();
  await expect(feed.getByRole('alert')).toHaveText('The server cannot be reached. Check your connection and try again.');
  await expect(feed.getByText('Off', { exact: true })).toBeVisible();
});
