import { randomUUID } from 'node:crypto';
import type { Vehicle } from '@forecourt/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { addVan, test as offices, staffHeaders, storedVan } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** Five vans of one model, one a little dearer than the other, in a list of their own. */
const test = offices.extend<{ readonly vans: readonly Vehicle[] }>({
  vans: async ({ request, office }, use) => {
    const model = `Fleet ${randomUUID().slice(0, 8)}`;
    const vans: Vehicle[] = [];
    for (const price of [1, 2, 3, 4, 5]) vans.push(await addVan(request, { model, price: `1000${price}.00` }));
    await office.goto(`/admin?q=${encodeURIComponent(model)}&sort=price_asc`);
    await expect(office.getByRole('heading', { level: 1, name: '5 vehicles' })).toBeVisible();
    await use(vans);
    for (const { id } of vans) await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
  },
});

const bar = (office: Page) => office.getByRole('region', { name: 'Selected vehicles' });
const box = (office: Page, place: number) => office.getByRole('checkbox', { name: /^Select Ford/ }).nth(place);
const beginSelecting = (office: Page) => office.getByRole('button', { name: 'Select', exact: true }).click();
const setStatus = async (office: Page, status: string) => {
  await bar(office).getByLabel('Status').selectOption(status);
  await bar(office).getByRole('button', { name: 'Change' }).click();
};
/** Of each van its status and whether it is marked sold. */
const sales = async (request: APIRequestContext, vans: readonly Vehicle[]) => {
  const stored = await Promise.all(vans.map(({ id }) => storedVan(request, id)));
  return stored.map(({ stockStatus, isSold }) => [stockStatus, isSold]);
};
const statuses = async (request: APIRequestContext, vans: readonly Vehicle[]) => {
  const stored = await Promise.all(vans.map(({ id }) => storedVan(request, id)));
  return stored.map(({ stockStatus }) => stockStatus);
};

test('the status of many vans is changed at once and taken back, also by keyboard, and Escape ends it', async ({
  office,
  request,
  vans,
}) => {
  await beginSelecting(office);
  await box(office, 1).focus();
  await office.keyboard.press('Space');
  await box(office, 3).focus();
  await office.keyboard.press('Shift+Space');
  await expect(bar(office).getByText('3 selected')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.keyboard.press('b');
  await expect(bar(office).getByLabel('Status')).toBeFocused();
  await setStatus(office, 'Due In');
  await expect(office.getByText('3 vehicles are now Due In')).toBeVisible();
  expect(await statuses(request, vans)).toEqual(['In Stock', 'Due In', 'Due In', 'Due In', 'In Stock']);
  await expect(office.getByRole('article').getByText('Due In')).toHaveCount(3);
  await expect(bar(office).getByText('0 selected')).toBeVisible();

  await bar(office).getByRole('button', { name: 'Undo' }).first().click();
  await expect(office.getByText('3 vehicles are as they were')).toBeVisible();
  expect(await statuses(request, vans)).toEqual(vans.map(() => 'In Stock'));

  await box(office, 0).focus();
  await office.keyboard.press('Escape');
  await expect(bar(office)).toBeHidden();
  await expect(office.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
  await expect(office.getByLabel('Stock status').first()).toBeVisible();
});

test('the prices of many vans are changed together, each shown before and after, and taken back', {
  tag: '@each-size',
}, async ({ office, request, vans }) => {
  const prices = async () => (await Promise.all(vans.map(({ id }) => storedVan(request, id)))).map(({ price }) => price);
  const before = await prices();
  await beginSelecting(office);
  await bar(office).getByRole('button', { name: 'Prices' }).click();
  await expect(bar(office).getByText('Select vehicles first.')).toBeVisible();
  await box(office, 0).check();
  await box(office, 1).check();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await bar(office).getByRole('button', { name: 'Prices' }).click();
  const dialog = office.getByRole('dialog', { name: 'Change the prices of 2 vehicles' });
  await expect(dialog.getByLabel('By how much')).toBeFocused();
  await dialog.getByRole('button', { name: 'Change 2 vehicles' }).click();
  await expect(dialog.getByText('Enter whole pounds, such as 500.')).toBeVisible();
  await office.keyboard.type('£6,000');
  await expect(dialog.getByText('Is this right? Some prices change a lot:')).toBeVisible();
  await expect(dialog.getByText(/£10,001 → £4,001$/)).toBeVisible();
  await office.keyboard.press('Enter');
  await expect(dialog.getByText(/^Is this right/)).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Change 2 vehicles anyway' })).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByLabel('By how much').fill('10001');
  await dialog.getByRole('button', { name: 'Change 2 vehicles' }).click();
  await expect(dialog.getByText('That leaves nothing of at least one price.')).toBeVisible();
  await dialog.getByLabel('Prices').selectOption('Reduce by %');
  await dialog.getByLabel('By how much').fill('10');
  await office.keyboard.press('Enter');
  await expect(office.getByText('The prices of 2 vehicles are changed')).toBeVisible();
  expect(await prices()).toEqual(['9001.00', '9002.00', ...before.slice(2)]);
  await bar(office).getByRole('button', { name: 'Undo' }).first().click();
  await expect(office.getByText('2 vehicles are as they were')).toBeVisible();
  expect(await prices()).toEqual(before);
});

test('Sold in bulk marks the vans SOLD, another status takes the mark away, and Undo puts both back', async ({
  office,
  request,
  vans,
}) => {
  const [marked] = vans as [Vehicle];
  await request.patch(`/api/vehicles/${marked.id}`, { headers: staffHeaders, data: { stockStatus: 'Sold' } });
  await office.reload();
  const asTheyWere = vans.map(({ id }) => [id === marked.id ? 'Sold' : 'In Stock', false]);
  const isPutBack = async () => {
    await bar(office).getByRole('button', { name: 'Undo' }).first().click();
    await expect(office.getByText('5 vehicles are as they were')).toBeVisible();
  };
  const selectAll = () => bar(office).getByRole('button', { name: 'Select all 5' }).click();
  await beginSelecting(office);
  await selectAll();
  await setStatus(office, 'Sold');
  await expect(office.getByText('5 vehicles are now Sold')).toBeVisible();
  await expect.poll(() => sales(request, vans)).toEqual(vans.map(() => ['Sold', true]));
  await isPutBack();
  await expect.poll(() => sales(request, vans)).toEqual(asTheyWere);

  await selectAll();
  await setStatus(office, 'Sold');
  await expect(office.getByText('5 vehicles are now Sold')).toBeVisible();
  await selectAll();
  await setStatus(office, 'In Stock');
  await expect(office.getByText('5 vehicles are now In Stock')).toBeVisible();
  await expect.poll(() => sales(request, vans)).toEqual(vans.map(() => ['In Stock', false]));
  await isPutBack();
  await expect.poll(() => sales(request, vans)).toEqual(vans.map(() => ['Sold', true]));
});

test('what is missing for a change is said', async ({ office, vans }) => {
  const wrong = bar(office).getByRole('alert');
  await beginSelecting(office);
  await bar(office).getByRole('button', { name: 'Change' }).click();
  await expect(wrong).toHaveText('Select vehicles and choose a status.');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await box(office, 0).click();
  await expect(wrong).toHaveText('Choose a status.');
  await bar(office).getByLabel('Status').selectOption('Sold');
  await expect(wrong).toBeHidden();
  await bar(office).getByRole('button', { name: 'Clear' }).click();
  await bar(office).getByRole('button', { name: 'Delete' }).click();
  await expect(wrong).toHaveText('Select vehicles first.');
  await expect(office.getByRole('heading', { level: 1, name: `${vans.length} vehicles` })).toBeVisible();
});

test('a selection outlives another search, and vans are deleted only after a question that names their number', async ({
  office,
  request,
  vans,
}) => {
  await beginSelecting(office);
  await box(office, 0).click();
  await box(office, 2).click({ modifiers: ['Shift'] });
  await office.getByRole('searchbox').fill('no such van');
  await expect(bar(office).getByText('3 not in this list')).toBeVisible();
  await office.getByRole('searchbox').fill(vans[0]?.model ?? '');
  await bar(office).getByRole('button', { name: 'Select all 5' }).click();
  await box(office, 4).click();
  await bar(office).getByRole('button', { name: 'Delete' }).click();
  const question = office.getByRole('dialog', { name: 'Delete 4 vehicles' });
  await expect(question.getByText('Are you sure you want to delete these 4 vehicles?')).toBeVisible();
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Delete 4 vehicles' }).click();
  await expect(office.getByText('4 vehicles deleted')).toBeVisible();
  await expect(office.getByRole('heading', { level: 1, name: '1 vehicle', exact: true })).toBeVisible();
  await bar(office).getByRole('button', { name: 'Undo' }).first().click();
  await expect(office.getByText('4 vehicles are as they were')).toBeVisible();
  await expect(office.getByRole('heading', { level: 1, name: '5 vehicles' })).toBeVisible();
  expect(await statuses(request, vans)).toEqual(vans.map(() => 'In Stock'));
});

test.describe('beside somebody else', () => {
  test.use({ expectedConsole: ['409'] });

  test('what somebody else has changed is named and left alone, and goes through when it is tried again', {
    tag: '@any-size',
  }, async ({ office, request, vans }) => {
    // Nothing tells the list of it: otherwise it would know before the button is pressed.
    await office.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
    await office.reload();
    await expect(office.getByRole('heading', { level: 1, name: '5 vehicles' })).toBeVisible();
    const [first, second] = vans as [Vehicle, Vehicle];
    const reprice = (van: Vehicle, price: string) =>
      request.patch(`/api/vehicles/${van.id}`, { headers: staffHeaders, data: { price } });
    await beginSelecting(office);
    await bar(office).getByRole('button', { name: 'Select all 5' }).click();
    await reprice(first, '9999.00');
    await setStatus(office, 'Deposit Taken');
    const report = office.getByRole('dialog', { name: 'Not all vehicles were changed' });
    await expect(report.getByText('4 vehicles are now Deposit Taken.')).toBeVisible();
    await expect(report.getByText('1 vehicle not changed: Somebody else has changed it meanwhile.')).toBeVisible();
    await expectAccessible(office);
    await report.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByText('5 vehicles are now Deposit Taken')).toBeVisible();
    expect(await storedVan(request, first.id)).toMatchObject({ price: '9999.00', stockStatus: 'Deposit Taken' });

    // Undo leaves alone what was changed since.
    await reprice(second, '9998.00');
    await bar(office).getByRole('button', { name: 'Undo' }).first().click();
    await expect(report.getByText('4 vehicles are as they were.')).toBeVisible();
    await expect(report.getByText(/1 vehicle not changed: Somebody else/)).toBeVisible();
    await expect(report.getByRole('button', { name: 'Try again' })).toBeHidden();
    await report.getByRole('button', { name: 'Close' }).last().click();
    expect(await storedVan(request, second.id)).toMatchObject({ price: '9998.00', stockStatus: 'Deposit Taken' });
  });
});

test.describe('with a slow server', () => {
  test.use({ expectedConsole: ['503'] });

  test('it can be stopped and continued, and a van the server fails is named with the reason', { tag: '@any-size' }, async ({
    office,
    request,
    vans,
  }) => {
    let letThrough = () => {};
    const isSeen = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let isFirst = true;
    await office.route('**/api/vehicles/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      const fails = isFirst;
      isFirst = false;
      await isSeen;
      return fails ? route.fulfill({ status: 503, body: '' }) : route.fallback();
    });
    await beginSelecting(office);
    await bar(office).getByRole('button', { name: 'Select all 5' }).click();
    await setStatus(office, 'Sold');
    const running = office.getByRole('dialog', { name: 'Changing 5 vehicles' });
    await expect(running.getByRole('progressbar')).toBeVisible();
    await running.getByRole('button', { name: 'Stop' }).click();
    letThrough();
    const report = office.getByRole('dialog', { name: 'Stopped' });
    await expect(report.getByText('3 vehicles are now Sold. 1 vehicle was not begun.')).toBeVisible();
    await expect(report.getByText('1 vehicle not changed: The server could not answer. Try again in a moment.')).toBeVisible();
    await report.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByText('5 vehicles are now Sold')).toBeVisible();
    expect(await statuses(request, vans)).toEqual(vans.map(() => 'Sold'));
  });
});
