import type { Locator, Page } from '@playwright/test';
import { fetchStock, findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

/** Which of the two prices stands first for who looks at it: to the left of the other, or above it. */
async function firstPrice(prices: Locator): Promise<string> {
  const places = await prices
    .locator('dt')
    .evaluateAll((labels) =>
      labels.map((label) => ({ text: label.textContent ?? '', ...label.getBoundingClientRect().toJSON() })),
    );
  const [first] = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
  return first?.text ?? '';
}

const cardPrices = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'inc. VAT' })
    .first()
    .locator('dl')
    .filter({ hasText: 'inc. VAT' });

async function openSwitch(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
}

test('the price that comes first is switched once, and kept on every page and the next visit', { tag: '@each-size' }, async ({
  page,
  request,
  isMobile,
}) => {
  const van = await findVehicle(request, 'van with VAT', (vehicle) => vehicle.vatQualifying && !vehicle.isSold);
  await page.goto('/vehicles');
  await hydrated(page);
  expect(await firstPrice(cardPrices(page))).toBe('plus VAT');
  await openSwitch(page, isMobile);
  const choice = page.getByRole('group', { name: 'Show prices' }).filter({ visible: true });
  await choice.getByRole('button', { name: 'inc. VAT' }).click();
  await expect(choice.getByRole('button', { name: 'inc. VAT' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => firstPrice(cardPrices(page))).toBe('inc. VAT');
  await expectAccessible(page);

  for (const path of ['/vehicles', '/vehicles?view=list', '/']) {
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => firstPrice(cardPrices(page))).toBe('inc. VAT');
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const main = page.getByRole('main').locator('dl').filter({ hasText: 'inc. VAT' }).first();
  await expect.poll(() => firstPrice(main)).toBe('inc. VAT');
  await page.getByRole('button', { name: 'plus VAT' }).click();
  await expect.poll(() => firstPrice(main)).toBe('plus VAT');
});

for (const first of ['ex', 'inc']) {
  test(`on a phone held sideways both prices are within the bar, ${first} VAT first`, { tag: '@any-size' }, async ({
    page,
    request,
  }) => {
    const van = await findVehicle(request, 'van with VAT', ({ vatQualifying, isSold }) => vatQualifying && !isSold);
    await page.addInitScript((choice) => localStorage.setItem('vatFirst', choice), first);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(`/vehicle/${van.id}`);
    await hydrated(page);
    const bar = page.getByRole('region', { name: 'Price and contact' });
    const places = await bar.evaluate((section) =>
      [section, ...section.querySelectorAll('p span')].map((part) => part.getBoundingClientRect().toJSON()),
    );
    const [around, one, other] = places;
    for (const price of [one, other]) {
      expect(price.top).toBeGreaterThanOrEqual(around.top);
      expect(price.bottom).toBeLessThanOrEqual(around.bottom);
    }
    expect(one.top).toBe(other.top);
    const [left, right] = [one, other].toSorted((a, b) => a.left - b.left);
    expect(left.right).toBeLessThanOrEqual(right.left);
    expect(left).toBe(first === 'ex' ? one : other);
  });
}

test('both prices are equally easy to read whichever comes first (D15), and the change moves nothing else', {
  tag: '@each-size',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vatFirst', 'inc'));
  // Nothing is painted before the font is there: its swap moves text too, and is not what is asked here.
  const font = page.waitForResponse(/\.woff2/).then((response) => response.finished());
  await page.route('**/*.css', async (route) => {
    await font;
    await route.continue();
  });
  await page.goto('/vehicles');
  await hydrated(page);
  await expect.poll(() => firstPrice(cardPrices(page))).toBe('inc. VAT');
  const looks = await cardPrices(page)
    .locator('dd')
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const { fontSize, fontWeight, color, opacity } = getComputedStyle(figure);
        return { fontSize, fontWeight, color, opacity };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.001);
});

test('similar vans come when one scrolls to them: for sale, not itself, and right after a change', async ({ page, request }) => {
  const van = await findVehicle(
    request,
    'panel van for sale',
    (vehicle) => vehicle.bodyType === 'Panel Van' && !vehicle.isSold && vehicle.stockStatus === 'In Stock',
  );
  const similar: { id: number; isSold: boolean }[] = await (await request.get(`/api/vehicles/${van.id}/similar`)).json();
  expect(similar).toHaveLength(4);
  expect(similar.some(({ id, isSold }) => id === van.id || isSold)).toBe(false);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Similar vans' });
  await expect(section.getByRole('link', { name: /panel vans/ })).toHaveAttribute('href', '/vehicles?bodyType=Panel+Van');
  await section.scrollIntoViewIfNeeded();
  for (const { id } of similar) await expect(section.locator(`a[href="/vehicle/${id}"]`)).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await section.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`/vehicle/${similar[0]?.id}`);
});

test('when similar vans cannot be had, the way to others of the kind stays', { tag: '@any-size' }, async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('');
  const van = await findVehicle(request, 'tipper', (vehicle) => vehicle.bodyType === 'Tipper');
  await page.route('**/similar', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Similar vans' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('link', { name: /tippers/ }).click();
  await expect(page.getByText(`(${(await fetchStock(request, '?bodyType=Tipper')).length} results)`)).toBeVisible();
});

test('the page says whether a van enters clean air zones free of charge', { tag: '@any-size' }, async ({ page, request }) => {
  const road = page.getByRole('list', { name: 'On the road' });
  const clean = await findVehicle(
    request,
    'Euro 6 diesel',
    ({ fuelType, specifications }) => fuelType === 'Diesel' && specifications.euroStatus === 'Euro 6',
  );
  await page.goto(`/vehicle/${clean.id}`);
  await expect(road).toContainText("Clean-air zones and London's ULEZ: no charge");
  const older = await findVehicle(
    request,
    'Euro 5 diesel',
    ({ fuelType, specifications }) => fuelType === 'Diesel' && specifications.euroStatus === 'Euro 5',
  );
  await page.goto(`/vehicle/${older.id}`);
  await expect(road).toContainText("Clean-air zones and London's ULEZ: may charge");
});

test('a van with a deposit on it says so beside its actions, which all stay', { tag: '@any-size' }, async ({ page, request }) => {
  const reserved = await findVehicle(
    request,
    'van with a deposit',
    ({ isSold, stockStatus }) => !isSold && stockStatus === 'Deposit Taken',
  );
  await page.goto(`/vehicle/${reserved.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Another customer has reserved this van.')).toBeVisible();
  for (const name of ['Request Callback', 'Calculate Finance', 'Book Test Drive'])
    await expect(main.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  const free = await findVehicle(request, 'van in stock', ({ isSold, stockStatus }) => !isSold && stockStatus === 'In Stock');
  await page.goto(`/vehicle/${free.id}`);
  await expect(main.getByText('has reserved this van')).toHaveCount(0);
});

test('MOT and tax are said in words at the top of the page', { tag: '@any-size' }, async ({ page, request }) => {
  const today = new Date().toISOString().slice(0, 10);
  const van = await findVehicle(request, 'van with MOT', ({ specifications }) => (specifications.motDueDate ?? '') > today);
  const due = new Date(`${van.specifications.motDueDate}T12:00:00Z`);
  const inWords = due.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  await page.goto(`/vehicle/${van.id}`);
  await expect(page.getByRole('list', { name: 'On the road' })).toContainText(`MOT until ${inWords}`);
});

test('a van declared off the road says so', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'SORN van', ({ specifications }) => specifications.taxStatus === 'SORN');
  await page.goto(`/vehicle/${van.id}`);
  await expect(page.getByRole('list', { name: 'On the road' })).toContainText('SORN: declared off the road');
});
