import type { Page } from '@playwright/test';
import { addVan, expectHeldWhileSending, newPlate, openFilters, staffHeaders, storedVan, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** Far enough behind or ahead for whatever day the tests run on. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const cardOf = (office: Page, model: string) => office.getByRole('article', { name: `Ford ${model}` });

test('a print of the stock leaves the navigation out, whose white words would be lost on paper', async ({ office }) => {
  await office.goto('/admin');
  await expect(office.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await office.emulateMedia({ media: 'print' });
  await expect(office.getByRole('navigation', { name: 'Back office' })).toBeHidden();
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('the vehicles tab', () => {
  test.beforeEach(async ({ office, van }) => {
    await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
    await expect(cardOf(office, van.model)).toBeVisible();
  });

  test('changes status, sold and VAT at once, on the server and on the public page', { tag: '@each-size' }, async ({
    office,
    van,
    request,
  }) => {
    const card = cardOf(office, van.model);
    await card.getByLabel('Stock status').selectOption('Deposit Taken');
    await expect(office.getByText('Vehicle status updated successfully')).toBeVisible();
    await expect.poll(async () => (await storedVan(request, van.id)).stockStatus).toBe('Deposit Taken');

    const sold = card.getByRole('switch', { name: 'Sold', exact: true });
    await expect(sold).toHaveAccessibleDescription('Available');
    await sold.click();
    await expect(sold).toBeChecked();
    await expect(sold).toHaveAccessibleDescription('SOLD');
    await expect(card.getByText('Marked SOLD, but the status is Deposit Taken. Visitors see both.')).toBeVisible();
    // Under the toast of the last change a press on the words must not move the page.
    await expect(office.getByRole('button', { name: 'Undo' })).toBeVisible();
    const vat = card.getByRole('switch', { name: 'VAT', exact: true });
    await card.getByText('Plus VAT', { exact: true }).click();
    await expect(vat).not.toBeChecked();
    await expect(vat).toHaveAccessibleDescription('No VAT');
    await expect.poll(() => storedVan(request, van.id)).toMatchObject({ isSold: true, vatQualifying: false });
    await expect(card.getByText('2022 · £18,995 no VAT')).toBeVisible();
    await expect(card.getByText('added today')).toBeVisible();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);

    await card.getByRole('link', { name: `Ford ${van.model}`, exact: true }).click();
    await expect(office).toHaveURL(new RegExp(`/vehicle/${van.id}$`));
    await expect(office.getByText('SOLD', { exact: true }).first()).toBeVisible();
  });

  test('narrows down by search and part of the stock, in the address and with the back button', async ({ office, van }) => {
    await expect(office.getByRole('heading', { level: 1, name: '1 vehicle' })).toBeVisible();
    await openFilters(office);
    await office.getByRole('link', { name: /^Due In/ }).click();
    await expect(office.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
    await expect(office).toHaveURL(/show=Due(\+|%20)In/);
    await expectAccessible(office);
    await office.getByRole('link', { name: /^Sold/ }).click();
    await expect(office).toHaveURL(/show=Sold/);
    await office.goBack();
    await expect(office).toHaveURL(/show=Due(\+|%20)In/);
    await expect(office.getByRole('link', { name: /^Due In/ })).toHaveAttribute('aria-current', 'true');
    await office.getByRole('button', { name: 'Show all vehicles' }).click();
    await expect(office.getByRole('article').nth(3)).toBeVisible();
    await office.getByRole('searchbox', { name: 'Search' }).fill(van.model);
    await expect(office.getByRole('article')).toHaveCount(1);
  });

  test('a van whose status alone is Sold is offered to nobody, and keeps its price', async ({ office, van, request, page }) => {
    await cardOf(office, van.model).getByLabel('Stock status').selectOption('Sold');
    await expect.poll(async () => (await storedVan(request, van.id)).stockStatus).toBe('Sold');
    await page.goto(`/vehicle/${van.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Tell me when one like it arrives' })).toBeVisible();
    await expect(main.getByText('£18,995').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /Book Test Drive|Request Callback|Enquire/ })).toHaveCount(0);
    await page.goto(`/contact?vehicle=${van.id}&type=test_drive`);
    await expect(page.getByText("This van has been sold. Tell us what you need and we'll let you know")).toBeVisible();
  });

  test('deletes after a question, and not without', { tag: '@any-size' }, async ({ office, van, request }) => {
    const card = cardOf(office, van.model);
    const question = office.getByRole('dialog', { name: 'Delete vehicle' });
    await card.getByRole('button', { name: /^Delete/ }).click();
    await expect(question.getByText('Are you sure you want to delete this vehicle?')).toBeVisible();
    await expect(question.getByText(`2022 Ford ${van.model}`)).toBeVisible();
    await expect(question.getByText('You can restore it for 30 days.')).toBeVisible();
    await expectAccessible(office);
    await office.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect((await request.get(`/api/vehicles/${van.id}`)).status()).toBe(200);
    await card.getByRole('button', { name: /^Delete/ }).click();
    await expectHeldWhileSending(question, `**/api/vehicles/${van.id}`, 'Delete');
    await expect(office.getByText('Vehicle deleted successfully')).toBeVisible();
    await expect(card).toBeHidden();
    expect((await request.get(`/api/vehicles/${van.id}`)).status()).toBe(404);
  });

  test('a van is taken off the site without deleting it, and Undo puts it back', async ({ office, van, request }) => {
    const card = cardOf(office, van.model);
    const page = async () => (await request.get(`/api/vehicles/${van.id}`)).status();
    await card.getByRole('button', { name: /^Take off the site/ }).click();
    await expect(office.getByText('The van is off the site')).toBeVisible();
    await expect(card.getByText('Not on the site yet')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Put on the site/ })).toBeFocused();
    expect(await page()).toBe(404);
    await office.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('button', { name: /^Take off the site/ })).toBeVisible();
    expect(await page()).toBe(200);
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
  });

  test('selling takes one press more where the two controls disagree, and that can be undone', { tag: '@any-size' }, async ({
    office,
    van,
    request,
  }) => {
    const card = cardOf(office, van.model);
    const sold = card.getByRole('switch', { name: 'Sold', exact: true });
    const status = card.getByLabel('Stock status');
    await sold.click();
    // So that the Undo below is the one of the next change.
    await office.getByRole('button', { name: 'Dismiss' }).click();
    await card.getByRole('button', { name: 'Set status to Sold' }).click();
    await expect(status).toHaveValue('Sold');
    await expect(status).toBeFocused();
    await expect(card.getByText('Marked SOLD, but')).toHaveCount(0);
    await expect.poll(() => storedVan(request, van.id)).toMatchObject({ isSold: true, stockStatus: 'Sold' });
    await office.getByRole('button', { name: 'Undo' }).click();
    await expect(status).toHaveValue('In Stock');
    await expect.poll(() => storedVan(request, van.id)).toMatchObject({ isSold: true, stockStatus: 'In Stock' });

    // A sale that fell through: the other control follows the one that was set.
    await card.getByRole('button', { name: 'Set status to Sold' }).click();
    await sold.click();
    await card.getByRole('button', { name: 'Set status to In Stock' }).click();
    await expect.poll(() => storedVan(request, van.id)).toMatchObject({ isSold: false, stockStatus: 'In Stock' });
  });

  test('a deleted van comes back by Undo, and later from the list of deleted vans', async ({ office, van, request }) => {
    const card = cardOf(office, van.model);
    const reallyDelete = office.getByRole('dialog', { name: 'Delete vehicle' }).getByRole('button', { name: 'Delete' });
    await card.getByRole('button', { name: `Delete Ford ${van.model}` }).click();
    await reallyDelete.click();
    await expect(card).toBeHidden();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Undo' }).click();
    await expect(office.getByText('Vehicle restored')).toBeVisible();
    await expect(card).toBeVisible();
    expect((await storedVan(request, van.id)).model).toBe(van.model);

    await card.getByRole('button', { name: `Delete Ford ${van.model}` }).click();
    await reallyDelete.click();
    await expect(card).toBeHidden();
    await office.reload();
    await openFilters(office);
    await office.getByRole('link', { name: /^Deleted/ }).click();
    await expect(office).toHaveURL(/show=removed/);
    await expect(office.getByRole('heading', { level: 1, name: '1 deleted vehicle' })).toBeVisible();
    await expect(card.getByText(/^Can be restored until \d+ \w+, 30 days left$/)).toBeVisible();
    await expect(office.getByText(/^Restoring puts a van back on the website at once/)).toBeVisible();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    await card.getByRole('button', { name: `Restore Ford ${van.model}` }).click();
    await expect(office.getByText('Vehicle restored')).toBeVisible();
    await expect(office.getByRole('heading', { name: 'No deleted vehicles found' })).toBeVisible();
    await expect(office.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/vehicle/${van.id}`);
    expect((await storedVan(request, van.id)).model).toBe(van.model);
  });

  test('is worked with the keyboard alone', { tag: '@any-size' }, async ({ office, van, request }) => {
    await office.getByRole('searchbox', { name: 'Search' }).focus();
    const card = cardOf(office, van.model);
    const status = card.getByLabel('Stock status');
    for (let presses = 0; presses < 20 && !(await status.evaluate((field) => field === document.activeElement)); presses += 1)
      await office.keyboard.press('Tab');
    await expect(status).toBeFocused();
    await office.keyboard.press('ArrowDown');
    await expect.poll(async () => (await storedVan(request, van.id)).stockStatus).toBe('Due In');
    await office.keyboard.press('Tab');
    await office.keyboard.press('Space');
    await expect.poll(async () => (await storedVan(request, van.id)).isSold).toBe(true);
  });
});

test.describe('what the server refuses', () => {
  test.use({ expectedConsole: ['500', 'ERR_FAILED', '401'] });

  test('is taken back on the card, and said', { tag: '@any-size' }, async ({ office, van, request }) => {
    await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
    const card = cardOf(office, van.model);
    await office.route(`**/api/vehicles/${van.id}`, (route) => route.abort());
    const vat = card.getByRole('switch', { name: 'VAT', exact: true });
    await vat.click();
    await expect(office.getByText('Failed to update status')).toBeVisible();
    await expect(vat).toBeChecked();
    await expect(vat).toHaveAccessibleDescription('Plus VAT');
    await card.getByLabel('Stock status').selectOption('Sold');
    await expect(card.getByLabel('Stock status')).toHaveValue('In Stock');
    expect(await storedVan(request, van.id)).toMatchObject({
      vatQualifying: true,
      stockStatus: 'In Stock',
      version: van.version,
    });
  });

  test('an ended session is renewed over what is open, and the change is made after all', async ({ page, van, request }) => {
    const { token } = await (
      await request.post('/api/admin/login', { data: { password: process.env['ADMIN_PASSWORD'] } })
    ).json();
    await page.addInitScript((given) => {
      if (localStorage.getItem('adminToken') === null) localStorage.setItem('adminToken', given);
    }, token);
    // The call is to learn it, not the stream of changes.
    await page.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
    await page.goto(`/admin?q=${encodeURIComponent(van.model)}`);
    const card = cardOf(page, van.model);
    await expect(card).toBeVisible();
    await request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
    await card.getByLabel('Stock status').selectOption('Due In');
    const dialog = page.getByRole('dialog', { name: 'Please log in again' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill(process.env['ADMIN_PASSWORD'] ?? '');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await storedVan(request, van.id)).stockStatus).toBe('Due In');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(van.model);
  });
});

test('vans whose papers run out come first, with their flags', { tag: '@any-size' }, async ({ office, request }) => {
  const vans = await Promise.all(
    [
      { motDueDate: day(-2), taxStatus: 'Untaxed' },
      { motDueDate: day(-2) },
      { taxDueDate: day(-2) },
      { motDueDate: day(20) },
      { taxStatus: 'SORN' },
    ].map((specifications, nth) =>
      addVan(request, { specifications, derivative: 'Papers', colour: `Flag${process.pid}n${nth}` }),
    ),
  );
  await office.goto(`/admin?q=Flag${process.pid}n`);
  const flags = async (model: string) =>
    cardOf(office, model)
      .locator('p')
      .filter({ hasText: /EXPIRE/ })
      .allInnerTexts();
  const said = async (nth: number) =>
    (await flags(vans[nth]?.model ?? ''))
      .join(' ')
      .split(/\s*\n\s*/)
      .join(' | ');
  await expect(cardOf(office, vans[0]?.model ?? '')).toBeVisible();
  expect(await said(0)).toBe('MOT & TAX EXPIRED');
  expect(await said(1)).toBe('MOT EXPIRED');
  expect(await said(2)).toBe('TAX EXPIRED');
  expect(await said(3)).toBe('MOT EXPIRES SOON');
  expect(await said(4)).toBe('');
  const order = await office.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const place = (nth: number) => order.findIndex((label) => label?.includes(vans[nth]?.model ?? '-'));
  expect(Math.max(place(0), place(1), place(2))).toBeLessThan(place(3));
  expect(place(3)).toBeLessThan(place(4));
  for (const { id } of vans) await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
});

test('vans of one name are told apart, and stand in the order that the address keeps', { tag: '@each-size' }, async ({
  office,
  request,
}) => {
  const name = `Twin ${process.pid}`;
  const facts = { model: name, bodyType: 'Panel Van', engineSize: 2, fuelType: 'Diesel', transmission: 'Manual' } as const;
  const [first = '', second = ''] = [newPlate(), newPlate()].toSorted();
  const vans = [
    await addVan(request, { ...facts, price: '20000.00', derivative: '350 L3H3 Leader', registrationNumber: second }),
    await addVan(request, { ...facts, price: '9000.00', colour: 'Blue', registrationNumber: first }),
    await addVan(request, { ...facts, price: '15000.00' }),
  ];
  await office.goto(`/admin?q=${encodeURIComponent(name)}`);
  const shown = () => office.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await expect(office.getByText('350 L3H3 Leader', { exact: true })).toBeVisible();
  await expect(office.getByText('Panel Van · 2.0 L Diesel · Manual · Blue')).toBeVisible();
  const [l3, blue, plain] = [`Ford ${name} ${second}`, `Ford ${name} ${first}`, `Ford ${name}`];
  expect(await shown()).toEqual([plain, blue, l3]);
  await openFilters(office);
  await office.getByLabel('Sort by').selectOption('Price: low to high');
  await expect.poll(shown).toEqual([blue, plain, l3]);
  await expect(office).toHaveURL(/sort=price_asc/);
  await office.getByLabel('Sort by').selectOption('Registration');
  await expect.poll(shown).toEqual([blue, l3, plain]);
  await office.reload();
  // Hidden on a phone, and chosen all the same.
  await expect(office.getByLabel('Sort by')).toHaveValue('registration');
  await expect.poll(shown).toEqual([blue, l3, plain]);
  await expectNoSidewaysScroll(office);
  for (const { id } of vans) await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
});

test.describe('a stock that cannot be read', () => {
  test.use({ expectedConsole: ['ERR_FAILED'] });

  test('is said, with a way to try again', async ({ office }) => {
    await office.route('**/api/vehicles/listed', (route) => route.abort(), { times: 1 });
    await office.goto('/admin');
    await expect(office.getByRole('heading', { name: 'Error Loading Vehicles' })).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByRole('article').first()).toBeVisible();
  });
});

test('the list is sorted by how many visitors have looked', async ({ office, van }) => {
  await office.route('**/api/vehicles/looks', (route) => route.fulfill({ json: { [van.id]: 1_234 } }));
  await office.goto('/admin');
  await openFilters(office);
  await office.getByLabel('Sort by').selectOption('Most looked at');
  const first = office.getByRole('article').first();
  await expect(first.getByText('1,234 visitors in 14 days')).toBeVisible();
  await expect(first.getByRole('heading')).toContainText(van.model);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});
