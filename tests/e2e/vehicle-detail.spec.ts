import type { Vehicle } from '@forecourt/contracts';
import type { Locator } from '@playwright/test';
import { fetchStock, findVehicle, pounds } from './support/stock.ts';
import { swipe } from './support/swipe.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const WARRANTY_YEARS = 3;

test('a van says its price with and without VAT, its month, payload and measures', { tag: '@each-size' }, async ({
  page,
  request,
}) => {
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

test('the gallery opens on the picture, wraps both ways, counts, and closes with Escape where focus was', {
  tag: '@each-size',
}, async ({ page, request, isMobile }) => {
  const van = await findVehicle(request, 'van with pictures', (vehicle) => vehicle.images.length >= 3);
  const count = van.images.length;
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const opener = page.getByRole('link', { name: new RegExp(`Click to view gallery \\(${count} images\\)`) });
  await opener.click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Close gallery' })).toBeFocused();
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
    await page.keyboard.press('End');
    await expect(gallery.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
    await page.keyboard.press('Home');
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

  await swipe(page, 400, 300, 120);
  await expect(gallery.getByText(`2 of ${van.images.length}`, { exact: true })).toBeVisible();
  await swipe(page, 400, 120, 300);
  await expect(gallery.getByText(`1 of ${van.images.length}`, { exact: true })).toBeVisible();
});

test('a finger swiped across the picture of the page shows the next one, and opens nothing', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no touch screen');
  const van = await findVehicle(request, 'van with pictures', (vehicle) => vehicle.images.length >= 3);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const { y, height } = (await page.getByRole('link', { name: /Click to view gallery/ }).boundingBox())!;
  const middle = y + height / 2;
  const current = page.getByRole('link', { name: `Image 2 of ${van.images.length}` });
  await swipe(page, middle, 300, 260, 200, 120);
  await expect(current).toHaveAttribute('aria-current', 'true');
  await swipe(page, middle, 120, 180, 260, 300);
  await expect(page.getByRole('link', { name: `Image 1 of ${van.images.length}` })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a picture zooms by key, button, wheel and double click, pans while it is large, and the next one starts whole', {
  tag: '@any-size',
}, async ({ page, request }) => {
  const van = await findVehicle(request, 'van with pictures', (vehicle) => vehicle.images.length >= 2);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  await page.getByRole('link', { name: /Click to view gallery/ }).click();
  const gallery = page.getByRole('dialog');
  const picture = gallery.getByRole('img', { name: /image \d of/ });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  const isLarge = () => expect.poll(width).toBeGreaterThan(whole * 1.05);
  const isWhole = () => expect.poll(async () => Math.round(await width())).toBe(Math.round(whole));
  await page.keyboard.press('+');
  await isLarge();
  await expectAccessible(page);
  await page.keyboard.press('0');
  await isWhole();
  await gallery.getByRole('button', { name: 'Zoom in' }).click();
  await isLarge();
  await gallery.getByRole('button', { name: 'Zoom out' }).click();
  await isWhole();
  await picture.dblclick();
  await isLarge();
  const { x: before } = (await picture.boundingBox())!;
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(before);
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(`2 of ${van.images.length}`, { exact: true })).toBeVisible();
  await isWhole();
  await picture.hover();
  await page.mouse.wheel(0, -300);
  await isLarge();
});

test('two taps zoom a picture in and two more out again', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'a desktop has no touch screen');
  const van = await findVehicle(request, 'van with pictures', (vehicle) => vehicle.images.length >= 2);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  await page.getByRole('link', { name: /Click to view gallery/ }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: /image 1 of/ });
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const whole = await width();
  const tapTwice = async () => {
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
  };
  await tapTwice();
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await tapTwice();
  await expect.poll(width).toBe(whole);
});

const PRINTED: readonly (readonly [string, (vehicle: Vehicle) => boolean])[] = [
  ['panel van', ({ bodyType, isSold }) => bodyType === 'Panel Van' && !isSold],
  ['campervan', ({ bodyType }) => bodyType === 'Campervan'],
  ['sold van', ({ isSold }) => isSold],
];

for (const [what, fits] of PRINTED) {
  test(`a ${what} is printed on one clean sheet, however much there is to say`, { tag: '@any-size' }, async ({
    page,
    request,
  }) => {
    const van = await findVehicle(request, what, fits);
    const lots = {
      ...van,
      description: 'One owner, serviced every year, ready for work. '.repeat(200),
      features: Array.from({ length: 60 }, (_, number) => `Feature ${number}`),
    };
    for (const vehicle of [van, lots]) {
      await page.goto(`/vehicle/${van.id}`);
      await hydrated(page);
      if (vehicle === lots)
        await page.evaluate(({ description, features }) => {
          document.querySelector('#panel-description p')!.textContent = description;
          document.querySelector('#panel-features ul')!.innerHTML = features.map((name) => `<li>${name}</li>`).join('');
        }, lots);
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Vehicle Specifications', 'Similar vans', 'Will it fit?'])
      await expect(page.getByRole('heading', { name })).toBeHidden();
    for (const hidden of [
      page.getByRole('tablist'),
      page.getByRole('region', { name: 'Price and contact' }),
      page.getByRole('banner').getByRole('navigation'),
    ])
      await expect(hidden).toBeHidden();
    await expect(page.getByText(`/vehicle/${van.id}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Engine and performance' })).toBeVisible();
  });
}

test('nothing sticks out of the key facts at any width', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(
    request,
    'measured van',
    ({ loadLength, loadVolume, isSold }) => Boolean(loadLength && loadVolume) && !isSold,
  );
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/vehicle/${van.id}`);
    const over = await page
      .locator('dl', { hasText: 'Load volume' })
      .first()
      .evaluate((list) =>
        [...list.children].map((cell) => cell.scrollWidth - cell.clientWidth).concat(list.scrollWidth - list.clientWidth),
      );
    expect(Math.max(...over)).toBeLessThanOrEqual(1);
    await expectNoSidewaysScroll(page);
  }
});

test('a campervan is held against a barrier, a garage door and a bay, not shown with an empty load space', async ({
  page,
  request,
}) => {
  const van = await findVehicle(request, 'campervan', ({ bodyType, height }) => bodyType === 'Campervan' && height !== null);
  await page.goto(`/vehicle/${van.id}`);
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await expect(fit.getByRole('img', { name: /beside a barrier at 2,100/ })).toBeVisible();
  await expect(fit.getByRole('img', { name: /garage door 2,134 wide/ })).toBeVisible();
  for (const limit of ['Car park barrier', 'Low barrier', 'Single garage door', 'Drive or parking bay'])
    await expect(fit.locator('dl > div', { hasText: limit })).toContainText(
      /Yes: [\d,]+ mm to spare|No: [\d,]+ mm too (high|wide|long)/,
    );
  await expect(fit).not.toContainText('Load dimensions');
});

test('the chosen view, prices and tab show in forced colours, where backgrounds are lost', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const van = await findVehicle(request, 'van for sale', ({ isSold, vatQualifying }) => !isSold && vatQualifying);
  const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/vehicles');
  const views = page.getByRole('link', { name: /(grid|list)/i });
  const chosen = page.locator('main [aria-current]').first();
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(views.and(page.locator(':not([aria-current])')).first()));
  await page.goto(`/vehicle/${van.id}`);
  for (const [on, off] of [
    [page.getByRole('button', { name: 'plus VAT' }), page.getByRole('button', { name: 'inc. VAT' })],
    [page.getByRole('tab', { name: 'Description' }), page.getByRole('tab', { name: 'Features' })],
  ] as const)
    expect(await backgroundOf(on)).not.toBe(await backgroundOf(off));
});

test('the tabs show description, features and warranty', async ({ page, request }) => {
  const van = await findVehicle(
    request,
    'described van',
    (vehicle) => vehicle.description !== null && vehicle.features.length > 0,
  );
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Features' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(van.features[0]!);
  await page.getByRole('tab', { name: 'Warranty' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/warranty/i);
});

test('arrows move between the tabs', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'van with features', (vehicle) => vehicle.features.length > 0);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Features' }).click();
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
