import type { Vehicle } from '@forecourt/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newPlate, staffHeaders, storedVan, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const editor = (office: Page): Locator => office.getByRole('dialog', { name: /^Edit / });
const openTab = (office: Page, name: string) =>
  editor(office)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();
const update = (office: Page) => editor(office).getByRole('button', { name: 'Update Vehicle' });

/** Opens the editor of a van from its card, as staff do. */
async function openEditor(office: Page, van: Vehicle): Promise<Locator> {
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  await office.getByRole('link', { name: `Edit Ford ${van.model}` }).click();
  await expect(editor(office).getByLabel('Make *')).toHaveValue('Ford');
  return editor(office);
}

/** What somebody else saves. */
async function saveElsewhere(request: APIRequestContext, id: number, facts: Partial<Vehicle>): Promise<void> {
  const response = await request.patch(`/api/vehicles/${id}`, { headers: staffHeaders, data: facts });
  expect(response.status()).toBe(200);
}

/** Of this worker's vans, which it tests one by one. */
const PLATE = newPlate();

/** The fields of each tab as product §2 labels them, further ones among them, with what a van of these tests shows. */
const FIELDS: Record<string, readonly (readonly [label: string, value: string])[]> = {
  'Basic Info': [
    ['Make *', 'Ford'],
    ['Year *', '2022'],
    ['Price (£) *', '18,995'],
    ['Mileage', '18,420'],
    ['Registration Number', PLATE],
    ['Condition *', 'used'],
    ['Body Type', 'Crew Van'],
    ['Stock Status', 'Deposit Taken'],
    ['Description', ''],
    ['Monthly Price (£)', ''],
    ['Stock Number', `S ${PLATE}`],
    ['Branch', ''],
    ['Previous Owners', '2'],
    ['Service History', 'Full'],
    ['Number of Keys', '0'],
    ['Write-off Category', 'N'],
  ],
  Specifications: [
    ['Fuel Type', ''],
    ['Transmission', ''],
    ['Number of Doors', '6'],
    ['Engine Size (L)', ''],
    ['Power (bhp)', ''],
    ['Seating Capacity', ''],
    ['Doors', '6'],
    ['Fuel Economy (mpg)', ''],
    ['Tax Band', ''],
    ['Drivetrain', ''],
    ['MOT Due', '1 March 2027'],
    ['Tax Status', 'Not Taxed for on Road Use'],
  ],
  Dimensions: [
    ['Length (mm)', ''],
    ['Width (mm)', ''],
    ['Height (mm)', ''],
    ['Wheelbase (mm)', ''],
    ['Gross Weight (kg)', ''],
    ['Payload (kg)', ''],
    ['Load Volume (m³)', ''],
    ['Load Area Dimensions', ''],
    ['Roof Type', 'High'],
    ['Wheelbase Type', ''],
    ['Braked Towing Limit (kg)', '2,500'],
    ['Gross Train Weight (kg)', ''],
    ['Front Axle Limit (kg)', ''],
    ['Rear Axle Limit (kg)', ''],
  ],
  Images: [],
};

for (const [tab, fields] of Object.entries(FIELDS)) {
  test(`the tab ${tab} shows its fields with what is stored`, async ({ office, van, request }) => {
    await saveElsewhere(request, van.id, {
      registrationNumber: PLATE,
      mileage: 18_420,
      bodyType: 'Crew Van',
      stockStatus: 'Deposit Taken',
      doors: 6,
      stockNumber: `S ${PLATE}`,
      previousOwners: 2,
      serviceHistory: 'Full',
      keys: 0,
      writeOffCategory: 'N',
      roofType: 'High',
      brakedTowingLimit: 2_500,
      specifications: { motDueDate: '2027-03-01', taxStatus: 'Not Taxed for on Road Use' },
    });
    const form = await openEditor(office, van);
    await expect(form.getByRole('tab')).toHaveText(Object.keys(FIELDS));
    await openTab(office, tab);
    for (const [label, value] of fields) await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
  });
}

test('has its title, its flags, every status, and every feature beside those of the list', async ({ office, van, request }) => {
  await saveElsewhere(request, van.id, { features: ['ABS', 'Tail Lift'], registrationNumber: PLATE });
  const form = await openEditor(office, van);
  await expect(form.getByRole('heading', { level: 2, name: `Ford ${van.model}` })).toBeFocused();
  await expect(form.getByText(PLATE)).toBeVisible();
  await expect(form.getByLabel('VAT Qualifying (plus VAT)')).toBeChecked();
  await expect(form.getByLabel('Mark as SOLD')).not.toBeChecked();
  await expect(form.getByLabel('Description')).toHaveAttribute('rows', '4');
  const statuses = form.getByLabel('Stock Status').locator('option');
  await expect(statuses).toHaveText(['In Stock', 'Due In', 'Deposit Taken', 'Sold']);
  await form.getByLabel('Mark as SOLD').check();
  await expect(form.getByRole('status').getByText('Marked SOLD, but the status is In Stock.')).toBeVisible();
  await form.getByLabel('Stock Status').selectOption('Sold');
  await expect(form.getByText(/^Marked SOLD, but/)).toBeHidden();
  await form.getByLabel('Mark as SOLD').uncheck();
  await form.getByRole('button', { name: 'Set status to In Stock' }).click();
  await expect(form.getByLabel('Stock Status')).toHaveValue('In Stock');
  await expect(form.getByLabel('Stock Status')).toBeFocused();
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByLabel('Stock Status')).toHaveValue('Sold');
  await openTab(office, 'Specifications');
  await expect(form.getByRole('group', { name: 'Features' }).getByRole('checkbox')).toHaveCount(32);
  await expect(form.getByRole('checkbox', { name: 'Tail Lift' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Bluetooth' })).not.toBeChecked();
});

test('saves what was changed and no more, once, and the list, the card and the public page show it', async ({
  office,
  van,
  request,
}) => {
  const form = await openEditor(office, van);
  const typed = newPlate();
  await form.getByLabel('Price (£) *').fill('17,500.50');
  await form.getByLabel('Mileage').fill('45k');
  await form.getByLabel('Registration Number').pressSequentially(typed.toLowerCase());
  await expect(form.getByLabel('Registration Number')).toHaveValue(typed);
  await expect(form.getByLabel('Mileage')).toHaveValue('45,000');
  await form.getByRole('button', { name: /^Use £/ }).click();
  await openTab(office, 'Specifications');
  await form.getByLabel('Doors', { exact: true }).selectOption('4');
  await expect(form.getByLabel('Number of Doors')).toHaveValue('4');
  await form.getByRole('checkbox', { name: 'Ply Lined' }).check();
  await form.getByLabel('Another feature').fill('Tow bar');
  await form.getByLabel('Another feature').press('Enter');
  await expect(form.getByRole('checkbox', { name: 'Towbar' })).toBeChecked();
  await form.getByLabel('Tax Status').selectOption('SORN');
  await openTab(office, 'Dimensions');
  await form.getByLabel('Load Length (mm)').fill('3.45 m');

  const sent: unknown[] = [];
  await office.route(`**/api/vehicles/${van.id}`, async (route) => {
    if (route.request().method() === 'PATCH') {
      sent.push(route.request().postDataJSON());
      await expect(form.getByRole('button', { name: 'Updating...' })).toBeVisible();
    }
    await route.continue();
  });
  await update(office).dblclick();
  await expect(office.getByText('Vehicle updated successfully')).toBeVisible();
  await expect(form).toBeHidden();
  const change = {
    price: '17500.50',
    mileage: 45_000,
    registrationNumber: typed,
    monthlyPrice: 278,
    doors: 4,
    features: ['Ply Lined', 'Towbar'],
    specifications: { taxStatus: 'SORN' },
    loadLength: 3450,
  };
  expect(sent).toEqual([{ ...change, version: van.version }]);
  expect(await storedVan(request, van.id)).toMatchObject(change);
  await expect(office).toHaveURL(new RegExp(`/admin\\?q=${encodeURIComponent(van.model).replace('%20', '(\\+|%20)')}$`));
  await expect(office.getByText('£17,500.50 plus VAT')).toBeVisible();
  await expect(office.getByRole('link', { name: `Edit Ford ${van.model}` })).toBeFocused();
  await office.goto(`/vehicle/${van.id}`);
  await expect(office.getByText('£17,500.50').first()).toBeVisible();
});

test('says beside each field what is wrong, counts it on its tab, and puts the focus on the first', async ({ office, van }) => {
  const form = await openEditor(office, van);
  await openTab(office, 'Specifications');
  await form.getByLabel('Seating Capacity').fill('12');
  await openTab(office, 'Basic Info');
  await form.getByLabel('Make *').fill(' ');
  await form.getByLabel('Year *').fill('new');
  await openTab(office, 'Images');
  await update(office).click();
  await expect(form.getByRole('tab', { name: 'Basic Info 2 fields to correct' })).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByRole('tab', { name: 'Specifications 1 field to correct' })).toBeVisible();
  await expect(form.getByLabel('Make *')).toBeFocused();
  await expect(form.getByLabel('Make *')).toHaveAccessibleDescription('Enter the make');
  await expect(form.getByLabel('Year *')).toHaveValue('new');
  await expect(form.getByText('Enter a whole number from 1990 to 2030')).toBeVisible();
  await expectAccessible(office);
});

test('keeps what it cannot read, says what to enter, and stores nothing of it', async ({ office, van, request }) => {
  await saveElsewhere(request, van.id, { mileage: 18_420, payload: 1_200, grossWeight: 3_500 });
  const form = await openEditor(office, van);
  await form.getByLabel('Mileage').fill('unknown');
  await form.getByLabel('Monthly Price (£)').fill('abc');
  await form.getByLabel('Registration Number').fill('AA19 AAA!!!');
  await openTab(office, 'Dimensions');
  await form.getByLabel('Load Length (mm)').fill('abc');
  await form.getByLabel('Payload (kg)').fill('4t');
  await form.getByLabel('Load Length (mm)').focus();
  await expect(form.getByLabel('Payload (kg)')).toHaveValue('4,000');
  await update(office).click();
  await expect(form.getByRole('tab', { name: 'Basic Info 3 fields to correct' })).toHaveAttribute('aria-selected', 'true');
  const said: readonly (readonly [label: string, value: string, sentence: RegExp])[] = [
    ['Mileage', 'unknown', /^Enter miles, for example 45,000 or 45k$/],
    ['Monthly Price (£)', 'abc', /Enter whole pounds a month, for example 250$/],
    ['Registration Number', 'AA19 AAA!!!', /^Enter a UK registration, for example AB12 CDE$/],
    ['Load Length (mm)', 'abc', /^Enter a length, for example 3,400 mm or 3.4 m$/],
    ['Payload (kg)', '4,000', /^The payload can't be more than the gross weight, 3,500 kg$/],
  ];
  for (const [label, value, sentence] of said) {
    if (label === 'Load Length (mm)') await openTab(office, 'Dimensions');
    await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(sentence);
  }
  await expectAccessible(office);
  expect(await storedVan(request, van.id)).toMatchObject({ mileage: 18_420, payload: 1_200, registrationNumber: null });
});

test('shows the tab of the field that is wrong, and saves once it is right', { tag: '@any-size' }, async ({
  office,
  van,
  request,
}) => {
  const form = await openEditor(office, van);
  await openTab(office, 'Specifications');
  await form.getByLabel('Seating Capacity').fill('12');
  await openTab(office, 'Basic Info');
  await form.getByLabel('Year *').fill('2021');
  await update(office).click();
  await expect(form.getByLabel('Seating Capacity')).toBeFocused();
  await expect(form.getByText('Enter a whole number from 1 to 9')).toBeVisible();
  await form.getByLabel('Seating Capacity').fill('3');
  await update(office).click();
  await expect(form).toBeHidden();
  expect(await storedVan(request, van.id)).toMatchObject({ year: 2021, seats: 3, seatingCapacity: 3 });
});

test('asks about a price that has probably lost a digit before it goes on the website', async ({ office, van, request }) => {
  const form = await openEditor(office, van);
  const { price } = await storedVan(request, van.id);
  await form.getByLabel('Price (£) *').fill(String(Number(price) / 10));
  await update(office).click();
  const question = office.getByRole('dialog', { name: 'Is this right?' });
  await expect(question.getByText(/^The price changes from £/)).toBeVisible();
  await expectAccessible(office);
  await question.getByRole('button', { name: 'No, change it' }).click();
  expect((await storedVan(request, van.id)).price).toBe(price);
  await update(office).click();
  await question.getByRole('button', { name: 'Yes, save' }).click();
  await expect(form).toBeHidden();
  expect(Number((await storedVan(request, van.id)).price)).toBe(Number(price) / 10);
});

test("'Vehicle updated successfully' does not cover the next van that is opened", async ({ office, van }) => {
  const form = await openEditor(office, van);
  await form.getByLabel('Colour').fill('Teal');
  await update(office).click();
  const told = office.getByRole('status').filter({ hasText: 'Vehicle updated successfully' });
  await expect(told).toBeVisible();
  await office.getByRole('link', { name: `Edit Ford ${van.model}` }).click();
  await expect(form).toBeVisible();
  // Sooner than it would go by itself.
  await expect(told).toBeHidden({ timeout: 1_000 });
});

test.describe('in a browser that is set to American English', () => {
  test.use({ locale: 'en-US' });

  test('a date is read the British way, and shown in words', async ({ office, van, request }) => {
    const form = await openEditor(office, van);
    await openTab(office, 'Specifications');
    const due = form.getByLabel('MOT Due');
    await due.fill('31/02/2027');
    await update(office).click();
    await expect(form.getByText('Enter a date, for example 14 March 2027 or 14/3/27')).toBeVisible();
    await due.fill('01/10/2026');
    await due.blur();
    await expect(due).toHaveValue('1 October 2026');
    await update(office).click();
    await expect(form).toBeHidden();
    expect((await storedVan(request, van.id)).specifications.motDueDate).toBe('2026-10-01');
  });
});

test.describe('what somebody else saved meanwhile', () => {
  test.use({ expectedConsole: ['409'] });

  test('is shown, and each conflict is resolved before anything is stored', { tag: '@each-size' }, async ({
    office,
    van,
    request,
  }) => {
    const form = await openEditor(office, van);
    await form.getByLabel('Price (£) *').fill('18500');
    await form.getByLabel('Mileage').fill('9000');
    await form.getByLabel('Model *').fill(`${van.model} L3`);
    await saveElsewhere(request, van.id, { price: '17000.00', mileage: 12_345, stockStatus: 'Due In' });
    await update(office).click();
    const notice = form.getByRole('alert').filter({ hasText: 'Someone else changed this van while you were editing it' });
    await expect(notice.getByRole('heading')).toBeFocused();
    await expect(notice.getByText('Stock Status is now Due In')).toBeVisible();
    const price = notice.getByRole('group', { name: 'Price (£) is now £17,000' });
    await expect(price.getByLabel('Keep yours: £18,500')).toBeChecked();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    expect(await storedVan(request, van.id)).toMatchObject({ price: '17000.00', mileage: 12_345, model: van.model });

    await notice.getByRole('button', { name: 'Use all theirs' }).click();
    await expect(form.getByLabel('Price (£) *')).toHaveValue('17,000');
    await price.getByLabel('Keep yours: £18,500').check();
    await expect(form.getByLabel('Price (£) *')).toHaveValue('18,500');
    await expect(form.getByLabel('Mileage')).toHaveValue('12,345');
    await update(office).click();
    await expect(form).toBeHidden();
    expect(await storedVan(request, van.id)).toMatchObject({
      price: '18500.00',
      mileage: 12_345,
      stockStatus: 'Due In',
      model: `${van.model} L3`,
    });
  });

  test('is also shown when earlier unsaved changes are restored', { tag: '@any-size' }, async ({ office, van, request }) => {
    const form = await openEditor(office, van);
    await form.getByLabel('Colour').fill('Red');
    await saveElsewhere(request, van.id, { colour: 'Blue' });
    office.once('dialog', (dialog) => void dialog.accept());
    await office.reload();
    await expect(form.getByRole('group', { name: 'Colour is now Blue' }).getByLabel('Keep yours: Red')).toBeChecked();
    await update(office).click();
    await expect(form).toBeHidden();
    expect((await storedVan(request, van.id)).colour).toBe('Red');
  });
});

test.describe('nothing typed is lost', () => {
  test.use({ expectedConsole: ['ERR_FAILED', '500', '404', '401'] });

  test('when a save fails', async ({ office, van, request }) => {
    const form = await openEditor(office, van);
    await form.getByLabel('Description').fill('Clean and straight');
    const path = `**/api/vehicles/${van.id}`;
    await office.route(path, (route) => route.abort(), { times: 1 });
    await update(office).click();
    await expect(form.getByRole('alert')).toContainText("We couldn't reach the server. Nothing you typed is lost");
    await office.route(path, (route) => route.fulfill({ status: 500, body: 'Sorry' }), { times: 1 });
    await update(office).click();
    await expect(form.getByRole('alert')).toContainText("The server couldn't save the vehicle");
    await expectAccessible(office);
    await expect(form.getByLabel('Description')).toHaveValue('Clean and straight');
    await update(office).click();
    await expect(form).toBeHidden();
    expect((await storedVan(request, van.id)).description).toBe('Clean and straight');
  });

  test('when the van was removed meanwhile', { tag: '@any-size' }, async ({ office, van, request }) => {
    const form = await openEditor(office, van);
    await form.getByLabel('Colour').fill('Red');
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
    await update(office).click();
    await expect(form.getByRole('alert')).toContainText('Someone else has deleted this vehicle');
    await expect(form.getByLabel('Colour')).toHaveValue('Red');
  });

  test('when the session ends', { tag: '@any-size' }, async ({ page, van, request }) => {
    const password = process.env['ADMIN_PASSWORD'] ?? '';
    const { token } = await (await request.post('/api/admin/login', { data: { password } })).json();
    await page.addInitScript((given) => {
      if (localStorage.getItem('adminToken') === null) localStorage.setItem('adminToken', given);
    }, token);
    // The call is to learn it, not the stream of changes.
    await page.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
    const form = await openEditor(page, van);
    await form.getByLabel('Colour').fill('Red');
    await request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
    await update(page).click();
    const dialog = page.getByRole('dialog', { name: 'Please log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Vehicle updated successfully')).toBeVisible();
    await expect(form).toBeHidden();
    expect((await storedVan(request, van.id)).colour).toBe('Red');
  });

  test('by Escape, Cancel, Close or the back button without an answer', { tag: '@any-size' }, async ({ office, van }) => {
    const form = await openEditor(office, van);
    await form.getByLabel('Colour').fill('Red');
    const question = office.getByRole('dialog', { name: 'Discard your changes?' });
    const ways = [
      () => office.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
      () => form.getByRole('button', { name: 'Close' }).click(),
      () => office.goBack(),
    ];
    for (const leave of ways) {
      await leave();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(form.getByLabel('Colour')).toHaveValue('Red');
      await expect(office).toHaveURL(new RegExp(`edit=${van.id}$`));
    }
  });

  test('except on request: then neither the van nor the next opening has it', async ({ office, van, request }) => {
    const form = await openEditor(office, van);
    await form.getByLabel('Colour').fill('Red');
    const question = office.getByRole('dialog', { name: 'Discard your changes?' });
    // A browser lets a page refuse one Escape, and closes its dialog at the second.
    for (const isAsked of [true, false, true, false, true]) {
      await office.keyboard.press('Escape');
      await expect(question).toBeVisible({ visible: isAsked });
    }
    await expectAccessible(office);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    await expect(office.getByRole('link', { name: `Edit Ford ${van.model}` })).toBeFocused();
    expect(await storedVan(request, van.id)).toMatchObject({ colour: null, version: van.version });
    await office.getByRole('link', { name: `Edit Ford ${van.model}` }).click();
    await expect(form.getByLabel('Colour')).toHaveValue('');
  });

  test('by a reload, which asks, and brings the changes back', { tag: '@any-size' }, async ({ office, van }) => {
    const form = await openEditor(office, van);
    await form.getByLabel('Colour').fill('Red');
    const asked: string[] = [];
    office.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await office.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(form.getByText("We've restored your unsaved changes.")).toBeVisible();
    await expect(form.getByLabel('Colour')).toHaveValue('Red');
    await form.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(form.getByLabel('Colour')).toHaveValue('');
    await office.reload();
    await expect(form.getByLabel('Colour')).toHaveValue('');
    await expect(form.getByText("We've restored your unsaved changes.")).toBeHidden();
  });

  test('by leaving a file chooser, which is not leaving the form', { tag: '@any-size' }, async ({ office, van }) => {
    const form = await openEditor(office, van);
    await openTab(office, 'Images');
    await form.locator('input[type="file"]').dispatchEvent('cancel', { bubbles: true });
    await expect(form.getByText('0 of 20 images.')).toBeVisible();
  });
});

test.describe('an address of the editor', () => {
  test.use({ expectedConsole: ['404', '400', 'ERR_FAILED'] });

  test('closed by a double click is gone back from once', { tag: '@any-size' }, async ({ office, van }) => {
    await office.goto('/');
    await openEditor(office, van);
    await editor(office).getByRole('button', { name: 'Close' }).dblclick();
    await expect(editor(office)).toBeHidden();
    await expect(office.getByRole('link', { name: `Edit Ford ${van.model}` })).toBeFocused();
    // Its second click falls where 'Log out' lies beneath.
    await expect(office.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('opens it, and closing leads to the list', { tag: '@any-size' }, async ({ office, van }) => {
    await office.goto(`/admin?q=${encodeURIComponent(van.model)}&edit=${van.id}`);
    await expect(editor(office).getByLabel('Model *')).toHaveValue(van.model);
    await editor(office).getByRole('button', { name: 'Close' }).click();
    await expect(editor(office)).toBeHidden();
    await expect(office.getByRole('link', { name: `Edit Ford ${van.model}` })).toBeFocused();
  });

  for (const id of ['2000000000', 'nonsense']) {
    test(`of no van (${id}) says so, with a way back`, async ({ office }) => {
      await office.goto(`/admin?edit=${id}`);
      const overlay = office.getByRole('dialog', { name: 'Edit vehicle' });
      await expect(overlay.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
      await expectAccessible(office);
      await overlay.getByRole('button', { name: 'Back to Vehicles' }).click();
      await expect(overlay).toBeHidden();
      await expect(office.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
    });
  }

  test('of a van that cannot be loaded offers another try', { tag: '@any-size' }, async ({ office, van }) => {
    await office.route(`**/api/vehicles/${van.id}`, (route) => route.abort(), { times: 1 });
    await office.goto(`/admin?edit=${van.id}`);
    await expect(office.getByRole('heading', { name: 'Error Loading Vehicle' })).toBeVisible();
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(editor(office).getByLabel('Model *')).toHaveValue(van.model);
  });
});

test('is worked with the keyboard alone, and the focus stays in it', { tag: '@any-size' }, async ({ office, van, request }) => {
  await openEditor(office, van);
  await office.keyboard.press('Tab');
  await expect(editor(office).getByRole('link', { name: 'History' })).toBeFocused();
  await office.keyboard.press('Tab');
  await expect(editor(office).getByRole('link', { name: 'Duplicate' })).toBeFocused();
  await office.keyboard.press('Tab');
  await expect(editor(office).getByRole('button', { name: 'Costs and VIN' })).toBeFocused();
  await office.keyboard.press('Tab');
  await expect(editor(office).getByRole('button', { name: 'Close' })).toBeFocused();
  await office.keyboard.press('Tab');
  await expect(editor(office).getByRole('tab', { name: 'Basic Info' })).toBeFocused();
  await office.keyboard.press('ArrowRight');
  await expect(editor(office).getByRole('tab', { name: 'Specifications' })).toBeFocused();
  await office.keyboard.press('End');
  await expect(editor(office).getByRole('tab', { name: 'Images' })).toHaveAttribute('aria-selected', 'true');
  await office.keyboard.press('Home');
  await office.keyboard.press('Tab');
  // Closed where many facts are missing, so that the fields are near.
  const hint = editor(office).getByText(/^Details a buyer will miss: \d+$/);
  await expect(hint).toBeFocused();
  await office.keyboard.press('Tab');
  await expect(editor(office).getByLabel('Make *')).toBeFocused();
  await office.keyboard.press('Tab');
  await office.keyboard.press('End');
  await office.keyboard.type(' L2');
  await office.keyboard.press('Enter');
  await expect(editor(office)).toBeHidden();
  expect((await storedVan(request, van.id)).model).toBe(`${van.model} L2`);
});

test('says which facts a buyer will miss, and leads to their fields', async ({ office, van, request }) => {
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  const count = 19;
  await office.getByRole('link', { name: `Details a buyer will miss: ${count}, Ford ${van.model}` }).click();
  const form = editor(office);
  await form.getByText(`Details a buyer will miss: ${count}`).click();
  await form.getByRole('button', { name: 'Payload' }).click();
  await expect(form.getByLabel('Payload (kg)')).toBeFocused();
  await office.keyboard.type('1,200');
  await expect(form.getByText(`Details a buyer will miss: ${count - 1}`)).toBeVisible();
  await form.getByRole('button', { name: 'Images', exact: true }).click();
  await expect(form.getByRole('tab', { name: 'Images' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(office);
  await update(office).click();
  await expect(form).toBeHidden();
  expect((await storedVan(request, van.id)).payload).toBe(1_200);
});

test('a description is written from the facts in the form, and the text before can be had back', { tag: '@any-size' }, async ({
  office,
  van,
}) => {
  const form = await openEditor(office, van);
  await form.getByLabel('Description').fill('Mine');
  await form.getByRole('button', { name: 'Generate with AI' }).click();
  await expect(office.getByText('AI description generated successfully')).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue(/Ford/);
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByLabel('Description')).toHaveValue('Mine');
});

test('pictures are uploaded, ordered and saved with the first as imageUrl', { tag: '@any-size' }, async ({
  office,
  van,
  request,
}) => {
  const form = await openEditor(office, van);
  await openTab(office, 'Images');
  const picture = await office.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
  await form.locator('input[type="file"]').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: picture },
    { name: 'side.png', mimeType: 'image/png', buffer: picture },
  ]);
  await expect(form.getByText('2 of 20 images.')).toBeVisible();
  await openTab(office, 'Basic Info');
  await update(office).click();
  await expect(form).toBeHidden();
  const { images, imageUrl, imageGallery } = await storedVan(request, van.id);
  expect(images).toHaveLength(2);
  expect(imageUrl).toBe(images[0]);
  expect(imageGallery).toEqual(images.slice(1));
});
