import type { Vehicle } from '@forecourt/contracts';
import type { Page } from '@playwright/test';
import { fetchStock } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/vehicles${query}`);
  await hydrated(page);
}

/** On phones the filters live in a sheet that has to be opened first. */
async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('heading', { name: 'Filter Results' })).toBeVisible();
}

const expectResults = (page: Page, count: number): Promise<void> => expect(page.getByText(`(${count} results)`)).toBeVisible();

test('the list shows the whole stock, cheapest first, and says how much there is', { tag: '@each-size' }, async ({
  page,
  request,
}) => {
  const stock = await fetchStock(request);
  await openList(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Our Van Collection' })).toBeVisible();
  await expectResults(page, stock.length);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', `/vehicle/${stock[0]!.id}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('scrolling to the end brings every van and the closing line', async ({ page, request }) => {
  const stock = await fetchStock(request);
  await openList(page);
  const closing = page.getByText(`Showing 1 to ${stock.length} of ${stock.length} results`);
  const last = page.locator(`a[href="/vehicle/${stock.at(-1)!.id}"]`).first();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(last).toBeAttached({ timeout: 300 });
  }).toPass();
  await closing.scrollIntoViewIfNeeded();
  await expect(closing).toBeVisible();
});

const CHECKBOX_FILTERS: readonly {
  readonly box: RegExp;
  readonly key: string;
  readonly value: string;
  readonly fits: (vehicle: Vehicle) => boolean;
}[] = [
  { box: /^New$/, key: 'condition', value: 'new', fits: (vehicle) => vehicle.condition === 'new' },
  { box: /^P\/Ex to Clear/, key: 'condition', value: 'p/ex to clear', fits: (vehicle) => vehicle.condition === 'p/ex to clear' },
  { box: /^Ford/, key: 'make', value: 'Ford', fits: (vehicle) => vehicle.make === 'Ford' },
  { box: /^Tipper/, key: 'bodyType', value: 'Tipper', fits: (vehicle) => vehicle.bodyType === 'Tipper' },
  { box: /^Electric/, key: 'fuelType', value: 'Electric', fits: (vehicle) => vehicle.fuelType === 'Electric' },
  { box: /^For sale$/, key: 'stockStatus', value: 'In Stock', fits: (van) => van.stockStatus === 'In Stock' && !van.isSold },
  { box: /^Sold$/, key: 'stockStatus', value: 'Sold', fits: (van) => van.stockStatus === 'Sold' || van.isSold },
  { box: /^Automatic/, key: 'transmission', value: 'Automatic', fits: (vehicle) => vehicle.transmission === 'Automatic' },
];

for (const { box, key, value, fits } of CHECKBOX_FILTERS) {
  test(`ticking ${value} narrows the list and stands in the URL as ${key}`, { tag: '@any-size' }, async ({ page, request }) => {
    const matching = (await fetchStock(request)).filter(fits);
    expect(matching.length).toBeGreaterThan(0);
    await openList(page);
    await openFilters(page, false);
    await page.getByRole('checkbox', { name: box }).check();
    await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(value);
    await expect(page.getByText(`(${matching.length} results)`)).toBeAttached();
  });
}

test('two makes stand in the URL as one comma-separated list', async ({ page, request, isMobile }) => {
  await openList(page);
  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: /^Ford/ }).check();
  await page.getByRole('checkbox', { name: /^Iveco/ }).check();
  await expect.poll(() => new URL(page.url()).searchParams.get('make')).toBe('Ford,Iveco');
  const matching = await fetchStock(request, '?make=Ford,Iveco');
  await expect(page.getByText(`(${matching.length} results)`)).toBeAttached();
});

test('the counts beside makes are those of the stats call', { tag: '@any-size' }, async ({ page, request }) => {
  const { byMake } = await (await request.get('/api/vehicles/stats')).json();
  await openList(page);
  await openFilters(page, false);
  for (const [make, count] of Object.entries(byMake)) {
    await expect(page.getByRole('group', { name: 'Make' }).locator('label', { hasText: make }).first()).toContainText(
      String(count),
    );
  }
});

test('a price bound filters while typing, and an emptied field clears it', { tag: '@any-size' }, async ({ page, request }) => {
  const stock = await fetchStock(request);
  const cheap = stock.filter((vehicle) => Number(vehicle.price) <= 15_000);
  await openList(page);
  await openFilters(page, false);
  const max = page.getByRole('textbox', { name: 'Maximum price' });
  await max.fill('15000');
  await expect.poll(() => new URL(page.url()).searchParams.get('priceMax')).toBe('15000');
  await expect(page.getByText(`(${cheap.length} results)`)).toBeAttached();
  await max.fill('');
  await expect.poll(() => new URL(page.url()).searchParams.has('priceMax')).toBe(false);
  await expect(page.getByText(`(${stock.length} results)`)).toBeAttached();
});

const TYPED: readonly (readonly [label: string, typed: string, key: string, read: string, shown: string])[] = [
  ['Maximum price', '15k', 'priceMax', '15000', '15,000'],
  ['Maximum price', '£15,000.50', 'priceMax', '15000', '15,000'],
  ['Maximum mileage', '60k miles', 'mileageMax', '60000', '60,000'],
  ['From year', '70 plate', 'yearMin', '2020', '2020'],
];

for (const [label, typed, key, read, shown] of TYPED) {
  test(`'${typed}' in '${label}' is read as ${shown}, which the field shows once it is left`, { tag: '@any-size' }, async ({
    page,
  }) => {
    await openList(page);
    await openFilters(page, false);
    const field = page.getByRole('textbox', { name: label }).filter({ visible: true });
    await field.fill(typed);
    await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(read);
    await expect(field).toHaveValue(typed);
    await field.blur();
    await expect(field).toHaveValue(shown);
  });
}

test('what is no amount stays in its field, says what to enter and filters nothing', { tag: '@any-size' }, async ({ page }) => {
  await openList(page, '?priceMax=15000');
  await openFilters(page, false);
  const [min, max] = ['Minimum price', 'Maximum price'].map((name) =>
    page.getByRole('textbox', { name }).filter({ visible: true }),
  );
  await expect(max!).toHaveValue('15,000');
  await max!.fill('-5');
  await expect.poll(() => new URL(page.url()).searchParams.has('priceMax')).toBe(false);
  await min!.fill('10,5');
  await min!.blur();
  for (const field of [min!, max!]) {
    await expect(field).toHaveAccessibleDescription('Enter an amount in pounds, for example 14,250 or 14k');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(min!).toHaveValue('10,5');
  await expect(max!).toHaveValue('-5');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear All', exact: true }).filter({ visible: true }).click();
  await expect(max!).toHaveValue('');
});

test('a range whose first figure is the larger says why no van can match', { tag: '@any-size' }, async ({ page }) => {
  await openList(page, '?priceMin=30000&priceMax=10000');
  await expect(
    page.getByText('No van can match “£30,000–£10,000 plus VAT”: the first figure is more than the second.'),
  ).toBeVisible();
});

test('a limit of the price says that it is without VAT, whichever price is shown first', { tag: '@any-size' }, async ({
  page,
}) => {
  await openList(page, '?priceMax=12000');
  await page.getByRole('button', { name: 'inc. VAT' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Up to £12,000 plus VAT');
});

const NUMBER_FILTERS: readonly {
  readonly label: string;
  readonly key: string;
  readonly value: string;
  readonly chip: string;
  readonly fits: (vehicle: Vehicle) => boolean;
}[] = [
  { label: 'From year', key: 'yearMin', value: '2023', chip: '2023 or newer', fits: ({ year }) => year >= 2023 },
  { label: 'To year', key: 'yearMax', value: '2019', chip: '2019 or older', fits: ({ year }) => year <= 2019 },
  {
    label: 'Maximum mileage',
    key: 'mileageMax',
    value: '30000',
    chip: 'Up to 30,000 miles',
    fits: ({ mileage, condition }) => (mileage ?? (condition === 'new' ? 0 : 30_001)) <= 30_000,
  },
  {
    label: 'Maximum a month',
    key: 'monthlyMax',
    value: '200',
    chip: 'Up to £200 a month',
    fits: ({ monthlyPrice }) => monthlyPrice !== null && monthlyPrice <= 200,
  },
];

for (const { label, key, value, chip, fits } of NUMBER_FILTERS) {
  test(`'${label}' narrows the list as ${key}, and its chip takes it off`, { tag: '@any-size' }, async ({ page, request }) => {
    const matching = (await fetchStock(request)).filter(fits);
    expect(matching.length).toBeGreaterThan(0);
    await openList(page);
    await page.getByRole('textbox', { name: label }).filter({ visible: true }).fill(value);
    await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(value);
    await expect(page.getByText(`(${matching.length} results)`)).toBeAttached();
    await page.getByRole('link', { name: `Remove filter: ${chip}` }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
}

test('the number of seats narrows the list', { tag: '@any-size' }, async ({ page, request }) => {
  const matching = (await fetchStock(request)).filter(({ seats }) => (seats ?? 0) >= 6);
  await openList(page);
  await page.getByRole('combobox', { name: 'Minimum seats' }).filter({ visible: true }).selectOption('6');
  await expect.poll(() => new URL(page.url()).searchParams.get('seatsMin')).toBe('6');
  await expect(page.getByText(`(${matching.length} results)`)).toBeAttached();
});

test('every filter of an address is a chip that takes it off, at every width (D43)', { tag: '@each-size' }, async ({ page }) => {
  await openList(page, '?make=Ford&monthlyMin=200&monthlyMax=400&stockStatus=In+Stock');
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await expect(chips).toHaveText([/Ford/, /For sale/, /£200–£400 a month/]);
  await page.getByRole('link', { name: 'Remove filter: £200–£400 a month' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?make=Ford&stockStatus=In+Stock');
  await expect(chips).toHaveCount(2);
});

for (const query of ['', '?view=list']) {
  test(`a phone shows a price on the first screen of the list${query}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'of small screens');
    await openList(page, query);
    const price = page.getByRole('article').first().getByText('£').first();
    await expect(price).toBeInViewport();
    const title = page.getByRole('heading', { level: 1 });
    expect((await title.boundingBox())!.height).toBeLessThan(45);
  });
}

test('the representative example opens on a phone, and stands whole elsewhere', { tag: '@each-size' }, async ({
  page,
  isMobile,
}) => {
  await openList(page);
  const sentence = page.getByText(/Hire purchase over 60 months: cash price/).filter({ visible: true });
  const box = page
    .getByText(/Representative example,? .*APR/)
    .filter({ visible: true })
    .first();
  await expect(box).toBeVisible();
  if (isMobile) {
    await expect(sentence).toHaveCount(0);
    await box.click();
  }
  await expect(sentence.first()).toBeVisible();
});

test('the title and the buttons of the filter sheet stay, however far it is scrolled', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'of small screens');
  await openList(page);
  await openFilters(page, true);
  const sheet = page.getByRole('dialog', { name: 'Filter Results' });
  await sheet.getByText('More filters').click();
  await sheet.getByRole('textbox', { name: 'Longest wheelbase' }).focus();
  await sheet.evaluate((dialog) => dialog.scrollTo(0, 10_000));
  expect(await sheet.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  await expect(sheet.getByRole('heading', { name: 'Filter Results' })).toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport();
  const clear = await sheet.getByRole('link', { name: 'Clear All' }).boundingBox();
  const show = await sheet.getByRole('button', { name: /^Show \d+ vans/ }).boundingBox();
  // Beside each other.
  expect(Math.abs(clear!.y + clear!.height / 2 - (show!.y + show!.height / 2))).toBeLessThan(4);
  await expectAccessible(page);
});

test('back and forward walk through the filters, and the boxes follow', { tag: '@any-size' }, async ({ page, request }) => {
  const all = await fetchStock(request);
  const fords = all.filter((vehicle) => vehicle.make === 'Ford');
  await openList(page);
  await openFilters(page, false);
  await page.getByRole('checkbox', { name: /^Ford/ }).check();
  await expect(page.getByText(`(${fords.length} results)`)).toBeAttached();
  await page.goBack();
  await expect(page.getByText(`(${all.length} results)`)).toBeAttached();
  await page.goForward();
  await expect(page.getByText(`(${fords.length} results)`)).toBeAttached();
  await expect(page.getByRole('checkbox', { name: /^Ford/ })).toBeChecked();
});

for (const sortBy of ['price_asc', 'price_desc', 'year_desc', 'make_asc']) {
  test(`sorting by ${sortBy} orders the list as the API does`, { tag: '@any-size' }, async ({ page, request }) => {
    const stock = await fetchStock(request, `?sortBy=${sortBy}`);
    await openList(page);
    await page.getByLabel(/Sort/).selectOption(sortBy);
    await expect(page.getByRole('main').getByRole('article').first().getByRole('link').first()).toHaveAttribute(
      'href',
      `/vehicle/${stock[0]!.id}`,
    );
  });
}

test('unknown and malformed values in the URL are ignored by the page and refused by the API', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const stock = await fetchStock(request);
  await openList(page, '?sortBy=nonsense&priceMin=abc&colour=red');
  await expectResults(page, stock.length);
  for (const query of ['?sortBy=nonsense', '?priceMin=abc', '?colour=red']) {
    const response = await request.get(`/api/vehicles${query}`);
    expect(response.status()).toBe(400);
    expect(response.headers()['content-type']).toContain('application/problem+json');
  }
});

test('searching finds words of make, model and registration', { tag: '@any-size' }, async ({ page, request }) => {
  const matching = await fetchStock(request, '?search=transit');
  expect(matching.length).toBeGreaterThan(0);
  await openList(page);
  await page.getByRole('searchbox').fill('transit');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('transit');
  await expectResults(page, matching.length);
});

test('when nothing fits the page says so and Clear All Filters brings everything back', async ({ page, request }) => {
  const stock = await fetchStock(request);
  await openList(page, '?priceMax=1');
  await expect(page.getByText('No vehicles found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters to see more results.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Clear All Filters' })
    .or(page.getByRole('link', { name: 'Clear All Filters' }))
    .click();
  await expectResults(page, stock.length);
});

test('when the stock cannot be read the page says so and offers to try again', async ({
  page,
  request,
  expectedConsole,
  isMobile,
}) => {
  expectedConsole.push('500', 'Failed to load resource');
  const stock = await fetchStock(request);
  await openList(page);
  await page.route('**/api/vehicles?**', (route) => route.fulfill({ status: 500, body: 'down' }));
  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: /^Ford/ }).check();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page.getByText('Error Loading Vehicles')).toBeVisible();
  await expect(page.getByText("We're having trouble loading our vehicle inventory. Please try again later.")).toBeVisible();
  await page.unroute('**/api/vehicles?**');
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expectResults(page, stock.filter((vehicle) => vehicle.make === 'Ford').length);
});

test('the list view shows the warranty badge and the grid does not', { tag: '@each-size' }, async ({ page }) => {
  await openList(page, '?condition=new');
  await expect(page.getByRole('article').first()).not.toContainText('Full Manufacturer Warranty');
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page.getByRole('article').first()).toContainText('Full Manufacturer Warranty');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a sold van shows SOLD and no price', { tag: '@any-size' }, async ({ page, request }) => {
  const sold = (await fetchStock(request)).find((vehicle) => vehicle.isSold);
  await openList(
    page,
    `?make=${sold!.make}&priceMin=${Math.floor(Number(sold!.price))}&priceMax=${Math.ceil(Number(sold!.price))}`,
  );
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicle/${sold!.id}"]`) });
  await expect(card).toContainText('SOLD');
  await expect(card).not.toContainText('£');
});

test('filters are reached and set with the keyboard alone', { tag: '@any-size' }, async ({ page }) => {
  await openList(page);
  const ford = page.getByRole('checkbox', { name: /^Ford/ });
  for (let stop = 0; stop < 60 && !(await ford.evaluate((box) => box === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  await expect(ford).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).searchParams.get('make')).toBe('Ford');
  await expect(ford).toBeFocused();
});

test('‘Show more vans’ by keyboard goes on at the first van that comes', { tag: '@any-size' }, async ({ page, request }) => {
  const stock = await fetchStock(request);
  await openList(page);
  const more = page.getByRole('link', { name: 'Show more vans' });
  // On the link nothing loads by itself.
  await more.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator(`a[href="/vehicle/${stock[24]!.id}"]`)).toBeFocused();
});

test('a chip taken off by keyboard leaves the focus on the next, then on the one before, then on the results', {
  tag: '@any-size',
}, async ({ page }) => {
  await openList(page, '?make=Ford&fuelType=Diesel&transmission=Manual');
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText([/Diesel$/, /Manual$/]);
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText([/Diesel$/]);
  await expect(chips).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Vans', exact: true })).toBeFocused();
});

test('‘Back to Vehicles’ leads to the list as it was left, and does after a reload and in a tab of its own', {
  tag: '@any-size',
}, async ({ page, context }) => {
  const list = '/vehicles?make=Ford&sortBy=price_desc';
  const back = page.getByRole('link', { name: 'Back to Vehicles' });
  await openList(page, list.slice('/vehicles'.length));
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await first.click();
  await hydrated(page, back);
  await expect(back).toHaveAttribute('href', list);
  await page.reload();
  await hydrated(page);
  await expect(back).toHaveAttribute('href', list);
  await back.click();
  await expect(page).toHaveURL(list);
  const opened = context.waitForEvent('page');
  await first.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await hydrated(other);
  await expect(other.getByRole('link', { name: 'Back to Vehicles' })).toHaveAttribute('href', list);
});

test('the title of the tab says what the list is filtered by', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/vehicles');
  await expect(page).toHaveTitle(/^Used and new vans for sale \|/);
  await page.goto('/vehicles?make=Ford&priceMax=15000');
  await expect(page).toHaveTitle(/^Ford, Up to £15,000 plus VAT: vans for sale \|/);
});

test('the filter sheet gives way to the same filters beside the list when the window becomes wide', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/vehicles');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1_440, height: 900 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
