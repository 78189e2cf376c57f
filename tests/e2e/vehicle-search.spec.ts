import type { Vehicle } from '@forecourt/contracts';
import type { Page } from '@playwright/test';
import { fetchStock, findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/vehicles${query}`);
  await hydrated(page);
}

/** On phones the filters live in a sheet that has to be opened first; 'More filters' is closed in both. */
async function openMoreFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByText('More filters').filter({ visible: true }).click();
}

const results = (page: Page, count: number) => page.getByText(count === 1 ? '(1 result)' : `(${count} results)`);
const isTransitCustom = ({ make, model }: Vehicle): boolean => make === 'Ford' && model === 'Transit Custom';

const MISSPELT: readonly (readonly [string, (vehicle: Vehicle) => boolean])[] = [
  ['transt custm', isTransitCustom],
  ['vauxhal vivaro', ({ make, model }) => make === 'Vauxhall' && /Vivaro/.test(model)],
  ['mercedez sprintr', ({ make, model }) => /Mercedes/.test(make) && /Sprinter/.test(model)],
  ['pannel van', ({ bodyType }) => bodyType === 'Panel Van'],
];

for (const [typed, meant] of MISSPELT) {
  test(`searching for '${typed}' finds what was meant`, { tag: '@any-size' }, async ({ page, request }) => {
    const matching = (await fetchStock(request)).filter(meant);
    expect(matching.length).toBeGreaterThan(0);
    await openList(page, `?search=${encodeURIComponent(typed)}`);
    await expect(results(page, matching.length)).toBeVisible();
  });
}

const UNDERSTOOD: readonly (readonly [string, readonly string[], (vehicle: Vehicle) => boolean])[] = [
  ['luton with tail lift', ['Luton', 'Tail lift'], ({ derivative }) => /luton.*tail lift/i.test(derivative ?? '')],
  [
    'one owner full service history',
    ['One owner', 'Full service history'],
    ({ previousOwners, serviceHistory }) => (previousOwners ?? 9) <= 1 && /^Full/.test(serviceHistory ?? ''),
  ],
  ['minibus', ['Minibus'], ({ seats }) => (seats ?? 0) >= 8],
  ['9 seater', ['9 seats'], ({ seats }) => seats === 9],
  [
    'transit automatic',
    ['Transit', 'Automatic'],
    ({ model, transmission }) => /Transit/.test(model) && transmission === 'Automatic',
  ],
];

for (const [typed, labels, meant] of UNDERSTOOD) {
  test(`'${typed}' is understood, and each part is a chip that takes it off`, async ({ page, request }) => {
    const matching = (await fetchStock(request)).filter(meant);
    expect(matching.length).toBeGreaterThan(0);
    await openList(page, `?search=${encodeURIComponent(typed)}`);
    await expect(results(page, matching.length)).toBeVisible();
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
    await expect(chips).toHaveText(labels.map((label) => new RegExp(`${label}$`)));
    await chips.first().click();
    await expect(chips).toHaveCount(labels.length - 1);
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox', { name: /^Search/ }))).not.toHaveValue(typed);
  });
}

test('where nothing fits, the page says what was asked for and offers the nearest vans, the assistant and the phone', async ({
  page,
}) => {
  await openList(page, `?search=${encodeURIComponent('luton with tail lift under £5,000')}`);
  await expect(page.getByText('No vehicles found')).toBeVisible();
  await expect(page.getByText('You asked for: Luton · Tail lift · Up to £5,000 plus VAT')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The nearest we have' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/Luton/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const ask = page.getByRole('button', { name: 'Ask our assistant' });
  await hydrated(page, ask);
  await ask.click();
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue('luton with tail lift under £5,000');
});

test('where nothing fits, the wish that leaves no van is named, and a press drops it', async ({ page, request }) => {
  const lutons = (await fetchStock(request)).filter(({ derivative }) => /luton/i.test(derivative ?? ''));
  await openList(page, `?search=${encodeURIComponent('fridge luton')}`);
  await expect(page.getByText('No vans match “Refrigeration” as well.')).toBeVisible();
  const removal = page.getByRole('link', { name: `Remove it to see ${lutons.length} without Refrigeration` });
  await hydrated(page, removal);
  await removal.click();
  await expect(results(page, lutons.length)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vans', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('No vans match “Refrigeration” as well.')).toBeVisible();
});

test('an order that is typed holds until another is chosen', { tag: '@any-size' }, async ({ page, request }) => {
  const transits = (await fetchStock(request)).filter(({ model }) => /Transit/.test(model));
  await openList(page, '?search=newest%20transit');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toHaveValue('year_desc');
  await expect(page.getByRole('article').first()).toContainText(String(Math.max(...transits.map(({ year }) => year))));
  await order.selectOption('price_asc');
  await expect(page).toHaveURL(/\?search=transit$/);
  await expect(order).toHaveValue('price_asc');
  await expect(results(page, transits.length)).toBeVisible();
});

test('what no van can be found by is said in a sentence', { tag: '@any-size' }, async ({ page }) => {
  await openList(page, `?search=${encodeURIComponent('no deposit')}`);
  await expect(page.getByText('Monthly figures in this list assume the deposit shown on each van.')).toBeVisible();
});

test('an address in small letters leads to the list as the stock names it', { tag: '@any-size' }, async ({ page }) => {
  await openList(page, '?make=ford&fuelType=DIESEL');
  await expect(page).toHaveURL(/\/vehicles\?make=Ford&fuelType=Diesel$/);
  await expect(page.getByRole('checkbox', { name: /^Ford/ })).toBeChecked();
});

test('typing brings suggestions that arrows and Enter choose, and the list follows', { tag: '@each-size' }, async ({
  page,
  request,
}) => {
  const matching = (await fetchStock(request)).filter(isTransitCustom);
  await openList(page);
  await page.getByRole('searchbox').focus();
  const input = page.getByRole('combobox', { name: 'Search make, model or registration' });
  await input.pressSequentially('transt cus');
  const option = page.getByRole('option', { name: /Ford Transit Custom/ });
  await expect(option).toContainText(matching.length === 1 ? '1 van' : `${matching.length} vans`);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  // While the list behind follows, it is dimmed.
  await expect(results(page, matching.length)).toBeVisible();
  await expect(page.locator('div[aria-busy]')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await input.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'no id');
  await input.press('Enter');
  await expect(input).toHaveValue('Ford Transit Custom');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(results(page, matching.length)).toBeVisible();
});

for (const enter of [false, true])
  test(`suggestions whose code comes after the list has followed ${enter ? 'stay closed after Enter' : 'open all the same'}`, {
    tag: '@any-size',
  }, async ({ page }) => {
    await openList(page);
    const followed = page.waitForURL(/search=transit/);
    await page.route('**/remotes/mfe-catalog/**/*.js', async (route) => {
      await followed;
      await route.continue();
    });
    const answered = page.waitForResponse('**/api/vehicles/suggestions?**');
    await page.getByLabel('Search make, model or registration').pressSequentially('transit');
    if (enter) await page.keyboard.press('Enter');
    await answered;
    await expect(page.locator('[role=option]').first()).toBeVisible({ visible: !enter });
  });

test('an option that was moved to stays the one when other options come', { tag: '@any-size' }, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/vehicles/suggestions?**custom', async (route) => {
    await held;
    await route.continue();
  });
  await openList(page);
  const input = page.getByRole('combobox', { name: 'Search make, model or registration' });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const marked = options.and(page.locator('[aria-selected="true"]'));
  await page.getByRole('searchbox', { name: /^Search/ }).focus();
  await page.keyboard.type('transit');
  await expect(options.filter({ hasText: 'Ford Transit Custom' })).toBeVisible();
  const before = await options.count();
  const asked = page.waitForRequest('**/api/vehicles/suggestions?**custom');
  await page.keyboard.type(' custom');
  await asked;
  for (let place = 0; place < before; place += 1) {
    await input.press('ArrowDown');
    if ((await marked.textContent())?.includes('Ford Transit Custom')) break;
  }
  release();
  await expect(options).not.toHaveCount(before);
  await expect(marked).toContainText('Ford Transit Custom');
  await input.press('Enter');
  await expect(input).toHaveValue('Ford Transit Custom');
});

test('suggestions that come after Enter stay closed', { tag: '@any-size' }, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/vehicles/suggestions?**', async (route) => {
    await held;
    await route.continue();
  });
  await openList(page);
  await page.getByRole('searchbox', { name: /^Search/ }).focus();
  const input = page.getByRole('combobox', { name: 'Search make, model or registration' });
  const asked = page.waitForRequest('**/api/vehicles/suggestions?**');
  await input.pressSequentially('transit');
  await asked;
  await input.press('Enter');
  const answered = page.waitForResponse('**/api/vehicles/suggestions?**');
  release();
  await (await answered).finished();
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('transit');
  await expect(page.getByRole('listbox')).toBeHidden();
  await input.pressSequentially(' c');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('Escape closes the suggestions and keeps what was typed; an arrow brings them back; a click chooses one', {
  tag: '@any-size',
}, async ({ page }) => {
  await openList(page);
  const input = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /^Search/ }));
  await input.focus();
  await input.pressSequentially('die');
  await expect(page.getByRole('option').first()).toBeVisible();
  await input.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(input).toHaveValue('die');
  await input.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await input.press('Escape');
  await input.pressSequentially('s');
  await page.getByRole('option', { name: /Diesel/ }).click();
  await expect(input).toHaveValue('Diesel');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('Diesel');
});

test('without a connection the list says so, and loads once there is one', { tag: '@any-size' }, async ({
  page,
  context,
  expectedConsole,
}) => {
  // Typing help is fetched at the first use.
  expectedConsole.push('ERR_INTERNET_DISCONNECTED', 'ChunkLoadError');
  await openList(page);
  await context.setOffline(true);
  const input = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /^Search/ }));
  await input.fill('luton');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('when typing help cannot be had, searching works all the same', { tag: '@any-size' }, async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('Failed to load resource');
  const matching = await fetchStock(request, '?search=relay');
  await page.route('**/api/vehicles/suggestions?**', (route) => route.abort('connectionrefused'));
  await openList(page);
  await page.getByRole('searchbox').pressSequentially('relay');
  await expect(results(page, matching.length)).toBeVisible();
});

const MEASURES: readonly {
  readonly label: string;
  readonly key: string;
  readonly value: number;
  readonly chip: string;
  readonly fits: (vehicle: Vehicle) => boolean;
}[] = [
  {
    label: 'Minimum payload (kg)',
    key: 'payloadMin',
    value: 1200,
    chip: 'Payload from 1,200 kg',
    fits: ({ payload }) => payload !== null && payload >= 1200,
  },
  {
    label: 'Minimum load length (mm)',
    key: 'loadLengthMin',
    value: 3000,
    chip: 'Load length from 3,000 mm',
    fits: ({ loadLength }) => loadLength !== null && loadLength >= 3000,
  },
  {
    label: 'Minimum load volume (m³)',
    key: 'loadVolumeMin',
    value: 10,
    chip: 'Load volume from 10 m³',
    fits: ({ loadVolume }) => loadVolume !== null && loadVolume >= 10,
  },
  {
    label: 'Maximum height (mm)',
    key: 'heightMax',
    value: 2000,
    chip: 'Up to 2,000 mm high',
    fits: ({ height }) => height !== null && height <= 2000,
  },
  {
    label: 'Shortest wheelbase',
    key: 'wheelbaseMin',
    value: 3500,
    chip: 'Wheelbase from 3,500 mm',
    fits: ({ wheelbase }) => wheelbase !== null && wheelbase >= 3500,
  },
  {
    label: 'Longest wheelbase',
    key: 'wheelbaseMax',
    value: 3000,
    chip: 'Wheelbase up to 3,000 mm',
    fits: ({ wheelbase }) => wheelbase !== null && wheelbase <= 3000,
  },
];

for (const { label, key, value, chip, fits } of MEASURES) {
  test(`'${label}' of More filters narrows the list as ${key}`, { tag: '@any-size' }, async ({ page, request }) => {
    const matching = (await fetchStock(request)).filter(fits);
    expect(matching.length).toBeGreaterThan(0);
    await openList(page);
    await openMoreFilters(page, false);
    await page.getByRole('textbox', { name: label }).filter({ visible: true }).fill(String(value));
    await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(String(value));
    await expect(page.getByText(`(${matching.length} results)`)).toBeAttached();
    await page.getByRole('link', { name: `Remove filter: ${chip}` }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
}

/** Euro 6 diesels, Euro 4 petrols or later, and electric vans; as recorded in the demo stock. */
const entersCleanAir = ({ fuelType, specifications: { euroStatus = '' } }: Vehicle): boolean => {
  const level = Number(/\d/.exec(euroStatus)?.[0] ?? 0);
  return fuelType === 'Electric' || level >= (fuelType === 'Petrol' ? 4 : 6);
};

test("'Clean air zone compliant' leaves the vans that drive there free of charge", { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  const stock = await fetchStock(request);
  const matching = stock.filter(entersCleanAir);
  expect(matching.length).toBeLessThan(stock.length);
  await openList(page);
  await openMoreFilters(page, false);
  await page
    .getByRole('checkbox', { name: /^Clean air/ })
    .filter({ visible: true })
    .check();
  await expect.poll(() => new URL(page.url()).searchParams.get('cleanAir')).toBe('true');
  await expect(page.getByText(`(${matching.length} results)`)).toBeAttached();
  await expectAccessible(page);
});

test('an address with measures opens More filters with them, and says how many are set', { tag: '@each-size' }, async ({
  page,
  isMobile,
}) => {
  await openList(page, '?payloadMin=1000&cleanAir=true');
  if (isMobile) await page.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(page.getByRole('textbox', { name: 'Minimum payload (kg)' }).filter({ visible: true })).toHaveValue('1,000');
  await expect(page.getByText('2 set').filter({ visible: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searching and More filters work as a plain form', { tag: '@any-size' }, async ({ page, request }) => {
    await page.goto('/vehicles');
    await page.getByRole('searchbox').fill('transt');
    await page.getByText('More filters').click();
    await page.getByRole('textbox', { name: 'Minimum payload (kg)' }).fill('900');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    const matching = await fetchStock(request, '?search=transt&payloadMin=900');
    expect(matching.length).toBeGreaterThan(0);
    await expect(results(page, matching.length)).toBeVisible();
  });
});

test('from the search to a test drive with the keyboard alone', { tag: '@any-size' }, async ({ page, request }) => {
  const van = await findVehicle(request, 'Transit Custom', isTransitCustom);
  await openList(page);
  const tabTo = async (arrived: () => Promise<boolean>): Promise<void> => {
    for (let stop = 0; stop < 120 && !(await arrived()); stop += 1) await page.keyboard.press('Tab');
    expect(await arrived()).toBe(true);
  };
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await tabTo(() => page.evaluate(() => document.activeElement?.getAttribute('name') === 'search'));
  await page.keyboard.type('transit cus');
  // Help with 'transit' alone, which may have come first, begins with another van.
  await expect(page.getByRole('option').first()).toContainText('Ford Transit Custom');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(results(page, (await fetchStock(request)).filter(isTransitCustom).length)).toBeVisible();
  await tabTo(async () => (await focusedText()) === `${van.make} ${van.model}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${van.make} ${van.model}` })).toBeVisible();
  await tabTo(async () => (await focusedText()) === 'Book Test Drive');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Book Test Drive');
});
