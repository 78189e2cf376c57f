import { fetchStock, findVehicle, pounds } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const WARRANTY_YEARS = 3;

test('a van says its price with and without VAT, its month, payload and measures', async ({ page, request }) => {
  const van = await findVehicle(
    request,
    'measured van in stock',
    (vehicle) =>
      vehicle.vatQualifying &&
      !vehicle.isSold &&
      vehicle.monthlyPrice !== null &&
      vehicle.loadLength !== null &&
      vehicle.images.length > 1,
  );
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: `${van.make} ${van.model}` })).toBeVisible();
  for (const text of [
    pounds(Number(van.price)),
    'plus VAT',
    pounds(Number(van.price) * 1.2),
    `£${van.monthlyPrice} a month`,
    '12.7% APR',
    'Representative example',
    'Subject to status',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole('heading', { name: 'Vehicle Specifications' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Will it fit?' })).toBeVisible();
  await expect(main).toContainText(`${van.loadLength!.toLocaleString('en-GB')} mm`);
  await expect(main).toContainText('Speak to our sales team');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a van without VAT shows one price and says no VAT', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'van without VAT', (vehicle) => !vehicle.vatQualifying && !vehicle.isSold);
  await page.goto(`/vehicle/${van.id}`);
  await expect(page.getByRole('main')).toContainText('no VAT');
  await expect(page.getByRole('main')).not.toContainText('plus VAT');
});

test('a sold van shows SOLD instead of a price', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'sold van', (vehicle) => vehicle.isSold);
  await page.goto(`/vehicle/${van.id}`);
  await expect(page.getByRole('main').getByText('SOLD', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(pounds(Number(van.price)));
});

test('an electric van carries the Electric badge', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'electric van', (vehicle) => vehicle.isElectric);
  await page.goto(`/vehicle/${van.id}`);
  await expect(page.getByText('Electric', { exact: true }).first()).toBeVisible();
});

test('a van that does not exist is a 404 with the way back', async ({ page, expectedConsole }) => {
  expectedConsole.push('404');
  const response = await page.goto('/vehicle/999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
  await expect(page.getByText("The vehicle you're looking for doesn't exist or has been removed.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Vehicles' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
});

test('the gallery opens on the picture, wraps both ways, counts, and closes with Escape where focus was', async ({
  page,
  request,
  isMobile,
}) => {
  const van = await findVehicle(request, 'van with pictures', (vehicle) => vehicle.images.length >= 3);
  const count = van.images.length;
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const opener = page.getByRole('link', { name: new RegExp(`Click to view gallery \\(${count} images\\)`) });
  await opener.click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await gallery.getByRole('button', { name: /previous/i }).click();
  await expect(gallery.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
  await gallery.getByRole('button', { name: /next/i }).click();
  await expect(gallery.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
  if (!isMobile) {
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText(`2 of ${count}`, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a finger swiped across the gallery moves it, and the neighbours were fetched ahead', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no touch screen');
  const van = await findVehicle(request, 'van with pictures', (vehicle) => vehicle.images.length >= 4);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const widestThumbnail = 320;
  const neighbours = [1, 2, 3].map((place) =>
    page.waitForRequest((sent) => {
      const query = new URL(sent.url()).searchParams;
      return query.get('src') === van.images[place] && Number(query.get('w')) > widestThumbnail;
    }),
  );
  await page.getByRole('link', { name: /Click to view gallery/ }).click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(`1 of ${van.images.length}`, { exact: true })).toBeVisible();
  await Promise.all(neighbours);

  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(300, 120);
  await expect(gallery.getByText(`2 of ${van.images.length}`, { exact: true })).toBeVisible();
  await swipe(120, 300);
  await expect(gallery.getByText(`1 of ${van.images.length}`, { exact: true })).toBeVisible();
});

test('the tabs show description, features and warranty, and arrows move between them', async ({ page, request, isMobile }) => {
  const van = await findVehicle(
    request,
    'described van',
    (vehicle) => vehicle.description !== null && vehicle.features.length > 0,
  );
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Features' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(van.features[0]!);
  if (isMobile) return;
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Warranty' })).toHaveAttribute('aria-selected', 'true');
});

const WARRANTIES = [
  ['p/ex to clear', (year: number) => year > 0, /no warranty applies/i],
  ['new', (year: number) => year > 0, /full manufacturer warranty/i],
  ['used', (year: number) => new Date().getFullYear() - year < WARRANTY_YEARS, /remainder of (the )?manufacturer/i],
  ['used', (year: number) => new Date().getFullYear() - year >= WARRANTY_YEARS, /6 month warranty/i],
] as const;

for (const [condition, ofYear, text] of WARRANTIES) {
  test(`the warranty tab of a van '${condition}' says ${text}`, { tag: '@any-size' }, async ({ page, request }) => {
    const van = await findVehicle(
      request,
      `${condition} van`,
      (vehicle) => vehicle.condition === condition && ofYear(vehicle.year),
    );
    await page.goto(`/vehicle/${van.id}`);
    await hydrated(page);
    await page.getByRole('tab', { name: 'Warranty' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(text);
    await expect(page.getByRole('tabpanel')).toContainText(/extended/i);
  });
}

test('no vehicle of the stock breaks its page', { tag: '@any-size' }, async ({ request }) => {
  for (const vehicle of await fetchStock(request)) {
    const response = await request.get(`/vehicle/${vehicle.id}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toMatch(/undefined|NaN|\[object Object\]/);
  }
});
