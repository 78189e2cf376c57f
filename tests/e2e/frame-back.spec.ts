import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { fetchStock, findVehicle } from './support/stock.ts';
import { expect, hydrated, test } from './support/test.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Clicks are heard from hydration on; the history takes the dialog in a moment after it has opened. */
const openDialog = async (page: Page, show: () => Promise<void>): Promise<void> => {
  const entries = await page.evaluate(() => history.length);
  await show();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
};

/** Of a van for sale: a sold one has no callback and no finance. */
const vanPath = async (request: APIRequestContext): Promise<string> =>
  `/vehicle/${(await findVehicle(request, 'van for sale', ({ isSold, images }) => !isSold && images.length > 1)).id}`;

const DIALOGS: readonly { readonly name: string; readonly show: (page: Page) => Promise<void> }[] = [
  { name: 'the gallery', show: (page) => page.getByRole('link', { name: /Click to view gallery/ }).click() },
  {
    name: 'the callback form',
    show: (page) => page.getByRole('main').getByRole('link', { name: 'Request Callback' }).first().click(),
  },
  {
    name: 'the calculator',
    show: (page) => page.getByRole('link', { name: 'Calculate Finance' }).click(),
  },
];

for (const { name, show } of DIALOGS) {
  test(`Back closes ${name} and stays on the page`, async ({ page, request }) => {
    const path = await vanPath(request);
    await open(page, '/vehicles');
    await open(page, path);
    await openDialog(page, () => show(page));
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/vehicles');
  });

  test(`${name}, closed by its button, leaves nothing behind in the history`, { tag: '@any-size' }, async ({ page, request }) => {
    const path = await vanPath(request);
    await open(page, '/vehicles');
    await open(page, path);
    await openDialog(page, () => show(page));
    await page.getByRole('button', { name: /^Close/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.modal ?? null)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/vehicles');
  });
}

test('what is set in the filter sheet stays when Back closes it, and the next Back takes it off', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'of small screens');
  await open(page, '/vehicles');
  const count = page.getByRole('heading', { level: 1 }).getByText(/\(\d+ results?\)/);
  const all = (await count.textContent()) ?? '';
  await openDialog(page, () => page.getByRole('button', { name: /^Filters/ }).click());
  await page.getByRole('checkbox', { name: /^Ford/ }).check();
  await page.getByRole('checkbox', { name: /^Iveco/ }).check();
  await expect.poll(() => new URL(page.url()).searchParams.get('make')).toBe('Ford,Iveco');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/vehicles?make=Ford,Iveco');
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/vehicles');
  await expect(count).toHaveText(all);
});

test('a dialog over a dialog is closed alone', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/vehicles');
  await openDialog(page, () => page.getByRole('button', { name: /^Filters/ }).click());
  await page.getByRole('dialog').getByRole('link', { name: 'Finance Calculator' }).click();
  await expect(page.getByRole('dialog', { name: 'Finance Calculator' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(2);
  const entries = await page.evaluate(() => history.length);
  expect(entries).toBeGreaterThan(2);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Finance Calculator' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Filter Results' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/vehicles');
});

test('a page reloaded with a dialog open is the page alone', { tag: '@any-size' }, async ({ page, request }) => {
  const path = await vanPath(request);
  await open(page, path);
  await openDialog(page, () => page.getByRole('link', { name: /Click to view gallery/ }).click());
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('on a phone Back minimises the chat, and a van opened from it is one step away from its page', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'elsewhere the chat stands beside the page');
  await open(page, '/about');
  await page.mouse.wheel(0, 600);
  await openDialog(page, () => page.getByRole('button', { name: 'Chat with our sales assistant' }).click());
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

/** A card of the second part of the list, scrolled into view. */
async function laterCard(page: Page, request: APIRequestContext): Promise<Locator> {
  const van = (await fetchStock(request))[29]!;
  await open(page, '/vehicles');
  const card = page.getByRole('main').locator(`a[href="/vehicle/${van.id}"]`);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(card).toBeAttached({ timeout: 500 });
  }).toPass();
  await card.scrollIntoViewIfNeeded();
  return card;
}

for (const [how, leave] of [
  ['a reload', (page: Page) => page.reload()],
  ['another page and Back', (page: Page) => page.goto('/warranty').then(() => page.goBack())],
] as const)
  test(`a list with later vans is where it was after ${how}`, async ({ page, request }) => {
    const card = await laterCard(page, request);
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - (history.state?.leftBy?.y ?? 0)))).toBeLessThan(2);
    const top = (await card.boundingBox())!.y;
    await leave(page);
    await expect(card).toBeVisible();
    await expect.poll(async () => Math.abs((await card.boundingBox())!.y - top)).toBeLessThan(2);
  });

test('Back from a van leads to its card in the list: scrolled, and with the focus on its link', async ({ page, request }) => {
  const card = await laterCard(page, request);
  // Where it is when it is pressed: the press itself scrolls a card into view that the chat's button covers.
  await card.evaluate((link) => {
    link.addEventListener('click', () => sessionStorage.setItem('test:top', String(link.getBoundingClientRect().y)));
  });
  await card.click();
  await expect(page.getByRole('link', { name: 'Back to Vehicles' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  const top = Number(await page.evaluate(() => sessionStorage.getItem('test:top')));
  await expect.poll(async () => Math.abs((await card.boundingBox())!.y - top)).toBeLessThan(2);
});
