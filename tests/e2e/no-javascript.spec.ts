import { fetchStock, findVehicle } from './support/stock.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows its headline, the featured van and the first six vans for sale without JavaScript', {
  tag: '@any-size',
}, async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Van' })).toBeVisible();
  await expect(page.getByText('New and used commercial vans with competitive finance options')).toBeVisible();
  const firstSix = (await fetchStock(request, '?stockStatus=In+Stock')).slice(0, 6);
  for (const vehicle of firstSix) await expect(page.locator(`a[href="/vehicle/${vehicle.id}"]`).first()).toBeVisible();
});

test('the home search finds vans without JavaScript, budget included', { tag: '@any-size' }, async ({ page, request }) => {
  await page.goto('/');
  await page.getByLabel('Condition').selectOption({ label: 'Used' });
  await page.getByLabel('Budget').selectOption({ label: '£200-£400' });
  await page.getByRole('button', { name: 'Search Vans' }).click();
  await expect(page).toHaveURL(/\/vehicles\?/);
  const matching = await fetchStock(request, '?condition=used&monthlyMin=200&monthlyMax=400');
  await expect(page.getByText(`(${matching.length} results)`)).toBeVisible();
});

test('filters work as a plain form without JavaScript', async ({ page, request, isMobile }) => {
  await page.goto('/vehicles');
  const showFilters = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  };
  await showFilters();
  await page.getByRole('checkbox', { name: /^Ford/ }).check();
  await page.getByRole('checkbox', { name: /^Manual/ }).check();
  await page.getByRole('checkbox', { name: 'For sale' }).check();
  await page.getByRole('textbox', { name: 'From year' }).fill('2018');
  await page.getByRole('combobox', { name: 'Minimum seats' }).selectOption('3');
  await page.getByRole('button', { name: /apply/i }).click();
  const matching = await fetchStock(request, '?make=Ford&transmission=Manual&stockStatus=In+Stock&yearMin=2018&seatsMin=3');
  expect(matching.length).toBeGreaterThan(0);
  await expect(page.getByText(`(${matching.length} results)`)).toBeVisible();
  await showFilters();
  await expect(page.getByRole('checkbox', { name: /^Ford/ })).toBeChecked();
});

test('on a phone the list begins with a van and not with the filters, which Escape closes', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'of small screens');
  await page.goto('/vehicles');
  await expect(page.getByRole('article').first().getByText('£').first()).toBeInViewport();
  const make = page.getByRole('checkbox', { name: /^Ford/ });
  await expect(make).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await expect(make).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(make).toBeHidden();
});

test('the list says what of its address it ignored, and reads an empty form as no filter', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const all = (await fetchStock(request, '?priceMin=&priceMax=&monthlyMin=&sortBy=')).length;
  await page.goto('/vehicles?priceMin=&priceMax=&monthlyMin=&sortBy=');
  await expect(page.getByText(`(${all} results)`)).toBeVisible();
  await expect(page.getByText('We ignored')).toBeHidden();
  await page.goto('/vehicles?priceMax=abc&fuelType=Steam,Diesel');
  await expect(page.getByText('We ignored “Steam”: not a fuel type; “abc”: not a price.')).toBeVisible();
  await expect(page.getByText(`(${(await fetchStock(request, '?fuelType=Diesel')).length} results)`)).toBeVisible();
});

test('every van can be reached from the list without JavaScript', { tag: '@any-size' }, async ({ page, request }) => {
  const wanted = new Set((await fetchStock(request)).map((vehicle) => `/vehicle/${vehicle.id}`));
  const seen = new Set<string>();
  await page.goto('/vehicles');
  for (;;) {
    for (const link of await page.locator('main a[href^="/vehicle/"]').all()) seen.add((await link.getAttribute('href')) ?? '');
    const next = page.getByRole('link', { name: 'Show more vans' });
    if ((await next.count()) === 0) break;
    await next.first().click();
  }
  expect([...wanted].filter((href) => !seen.has(href))).toEqual([]);
});

test('a vehicle page can be read in full without JavaScript: price, description, features and warranty', {
  tag: '@any-size',
}, async ({ page, request }) => {
  const vehicle = await findVehicle(
    request,
    'van with description and features',
    (van) => van.description !== null && van.features.length > 3 && !van.isSold,
  );
  await page.goto(`/vehicle/${vehicle.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${vehicle.make} ${vehicle.model}` })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText((vehicle.description ?? '').slice(0, 40));
  for (const feature of vehicle.features) await expect(main.getByText(feature, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/warranty/i).last()).toBeVisible();
});
