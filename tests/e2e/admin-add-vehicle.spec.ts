import type { Vehicle } from '@forecourt/contracts';
import type { Locator, Page } from '@playwright/test';
import { addVan, newPlate, staffHeaders, storedVan, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** A van of the register of examples, which the system looks registrations up in. */
const PLATE = 'hv21 qxa';

const openAdd = async (office: Page) => {
  await office.goto('/admin');
  await office.getByRole('link', { name: 'Add Vehicle' }).click();
  await expect(office.getByRole('dialog', { name: 'Add Vehicle' })).toBeVisible();
};
const find = async (office: Page, registration: string) => {
  await office.getByLabel('Registration', { exact: true }).fill(registration);
  await office.getByRole('button', { name: 'Search' }).click();
};
const tab = (office: Page, name: string) => office.getByRole('tab', { name: new RegExp(`^${name}`) });
/** The answer to the one POST that adds a van. */
const added = async (office: Page, save: () => Promise<void>): Promise<Vehicle> => {
  const answer = office.waitForResponse(
    (response) => response.url().endsWith('/api/vehicles') && response.request().method() === 'POST',
  );
  await save();
  const response = await answer;
  expect(response.status()).toBe(201);
  return response.json();
};
const addButton = (office: Page) => office.getByRole('dialog').getByRole('button', { name: 'Add Vehicle' });

const middleOf = async (locator: Locator): Promise<[x: number, y: number]> => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
};

const useVehicle = async (office: Page, registration: string) => {
  await openAdd(office);
  await find(office, registration);
  await office.getByRole('button', { name: 'Use this vehicle' }).click();
  await expect(office.getByRole('tab')).toHaveText(['Pricing', 'Images', 'Desc', 'Features']);
};

test('a registration is looked up, and what is known of it is told with where it came from', async ({ office }) => {
  await openAdd(office);
  const plate = office.getByLabel('Registration', { exact: true });
  const search = office.getByRole('button', { name: 'Search' });
  await expect(plate).toBeFocused();
  await expect(search).toBeDisabled();
  await plate.fill('  ');
  await expect(search).toBeDisabled();
  await plate.fill(PLATE);
  await expect(plate).toHaveValue('HV21 QXA');
  await search.click();
  await expect(office.getByRole('heading', { name: '2021 Volkswagen Crafter, Diesel, 2.0 litres, White' })).toBeVisible();
  await expect(office.getByText('Mileage, 39,102, from sample data.')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.getByRole('button', { name: 'Not this one' }).click();
  await expect(plate).toHaveValue('');
  await expect(plate).toBeFocused();
});

test('a press that begins in the form and ends beside it does not close it; a press beside it does, and says that the draft is kept', async ({
  office,
}) => {
  await useVehicle(office, PLATE);
  await tab(office, 'Desc').click();
  const dialog = office.getByRole('dialog');
  await office.mouse.move(...(await middleOf(tab(office, 'Images'))));
  await office.mouse.down();
  await office.mouse.move(4, 4);
  await office.mouse.up();
  await expect(dialog).toBeVisible();
  await office.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Draft kept')).toBeVisible();
});

test('a selling price is needed, and the estimate follows it', async ({ office }) => {
  await useVehicle(office, PLATE);
  await addButton(office).click();
  await expect(office.getByRole('alert').getByText('Missing Information')).toBeVisible();
  await expect(office.getByRole('alert').getByText('Please enter a selling price')).toBeVisible();
  await expect(office.getByLabel('Selling price *')).toBeFocused();
  await expectAccessible(office);
  await office.getByLabel('Selling price *').fill('28995');
  await expect(office.getByText('£534 a month, 12% APR representative')).toBeVisible();
  await office.getByLabel('Term').selectOption('72 months');
  await expect(office.getByText('£469 a month')).toBeVisible();
  await office.getByLabel('Deposit').fill('30000');
  await expect(office.getByText('£0 a month')).toBeVisible();
  await expect(office.getByLabel('Term').getByRole('option')).toHaveText(
    [24, 36, 48, 60, 72].map((months) => `${months} months`),
  );
});

test('a van is set up on four tabs and saved, and its page claims nothing of sample data', async ({
  office,
  request,
  isMobile,
}) => {
  // Not the plate that other tests look up meanwhile: a van in stock is not looked up again.
  const plate = isMobile ? 'HV70 QXB' : 'HV68 QXD';
  const name = isMobile ? 'Mercedes Sprinter' : 'Citroën Relay';
  await useVehicle(office, plate);
  await expect(office.getByRole('dialog', { name })).toBeVisible();
  await office.getByLabel('Selling price *').fill('28995');
  await office.getByLabel('Condition *').selectOption('P/Ex to Clear');
  await tab(office, 'Features').click();
  await office.getByLabel('Towbar').check();
  await office.getByLabel('Another feature').fill('Beacon bar');
  await office.getByLabel('Another feature').press('Enter');
  await tab(office, 'Desc').click();
  await office.getByLabel('Model *').fill('Own CR35');
  await office.getByLabel('Derivative').fill('MWB High Roof 140');
  // The hint names what is missing and leads to it.
  const missing = office.getByRole('region', { name: /^Details a buyer will miss/ });
  await missing.getByRole('button', { name: 'Payload' }).click();
  await expect(office.getByLabel('Payload (kg)')).toBeFocused();
  await office.keyboard.type('1,250');
  await expect(missing.getByRole('button', { name: 'Payload' })).toHaveCount(0);
  await office.getByLabel('Load Length (mm)').fill('3450');
  await office.getByLabel('Braked Towing Limit (kg)').fill('2.5t');
  await office.getByLabel('Previous Owners').fill('1 owner');
  await office.getByLabel('Service History').selectOption('Full');
  await office.getByLabel('Write-off Category').selectOption('Category N: non-structural damage, repaired');
  await office.getByLabel('Stock Number').fill(` ${plate} `);
  await expect(office.getByLabel('Previous Owners')).toHaveValue('1');
  await expect(office.getByLabel('Description')).toHaveValue('');
  await office.getByRole('button', { name: 'Generate with AI' }).click();
  await expect(office.getByText('AI description generated successfully')).toBeVisible();
  await expect(office.getByLabel('Description')).toHaveValue(/Own CR35/);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  const van = await added(office, () => addButton(office).click());
  await expect(office.getByText('Vehicle added to inventory successfully')).toBeVisible();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  expect(van).toMatchObject({
    registrationNumber: plate,
    model: 'Own CR35',
    derivative: 'MWB High Roof 140',
    payload: 1_250,
    loadLength: 3_450,
    brakedTowingLimit: 2_500,
    previousOwners: 1,
    serviceHistory: 'Full',
    writeOffCategory: 'N',
    stockNumber: plate,
    price: '28995.00',
    monthlyPrice: 534,
    condition: 'p/ex to clear',
    features: ['Towbar', 'Beacon bar'],
    specifications: { euroStatus: 'Euro 6', taxStatus: 'Taxed', motStatus: 'Valid' },
    verifiedFields: [],
  });
  await office.goto(`/vehicle/${van.id}`);
  await expect(office.getByRole('heading', { level: 1, name: /Own CR35/ })).toBeVisible();
  await expect(office.getByText('DVLA Verified Information')).toHaveCount(0);
  // Once the van is deleted the page would still ask for those like it.
  await office.close();
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
});

test.describe('a description that cannot be written', () => {
  test.use({ expectedConsole: ['503'] });

  test('is said, and the text stays', { tag: '@any-size' }, async ({ office }) => {
    await useVehicle(office, PLATE);
    await tab(office, 'Desc').click();
    await office.getByLabel('Description').fill('Typed by hand.');
    await office.route('**/api/generate-description', (route) => route.fulfill({ status: 503, body: '' }));
    await office.getByRole('button', { name: 'Generate with AI' }).click();
    await expect(office.getByRole('alert').getByText('Failed to generate description')).toBeVisible();
    await expect(office.getByLabel('Description')).toHaveValue('Typed by hand.');
  });
});

test.describe('a registration that nobody knows', () => {
  test.use({ expectedConsole: ['404', '400', '503'] });

  test('is said, and so is what is no registration', async ({ office }) => {
    await openAdd(office);
    await find(office, 'er19nfd');
    const alert = office.getByRole('alert');
    await expect(alert.getByText('Lookup Failed')).toBeVisible();
    await expect(alert.getByText('Could not find vehicle with that registration')).toBeVisible();
    await expect(alert.getByText('You searched for ER19 NFD.')).toBeVisible();
    await expectAccessible(office);
    await find(office, 'VAN');
    await expect(alert.getByText('Enter a UK registration, for example AB12 CDE')).toBeVisible();
    await find(office, 'ER19 ERR');
    await expect(alert.getByText(/^ER19 ERR could not be looked up: /)).toBeVisible();
    await office.getByRole('button', { name: 'Enter manually' }).click();
    await expect(office.getByLabel('Registration Number')).toHaveValue('ER19 ERR');
  });
});

test.describe('a registration that a van has already', () => {
  test.use({ expectedConsole: ['409'] });

  test('is not added again: the lookup and the form lead to that van', async ({ office, request }) => {
    const plate = newPlate();
    const van = await addVan(request, { registrationNumber: plate });
    await openAdd(office);
    await find(office, plate.toLowerCase());
    await expect(office.getByText(`You already have ${plate}`)).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('link', { name: 'Open it' }).click();
    await expect(office.getByRole('dialog', { name: `Edit Ford ${van.model}` })).toBeVisible();

    await openAdd(office);
    await office.getByRole('button', { name: 'Enter manually' }).click();
    await office.getByLabel('Registration Number').fill(plate.replace(' ', '').toLowerCase());
    await office.getByLabel('Make *').fill('ford');
    await office.getByLabel('Model *').fill('Transit');
    await expect(office.getByLabel('Make *')).toHaveValue('Ford');
    await office.getByLabel('Year *').fill('2022');
    await tab(office, 'Pricing').click();
    await office.getByLabel('Selling price *').fill('14250');
    await addButton(office).click();
    await expect(office.getByRole('link', { name: 'Open it' })).toBeVisible();
    await expect(office.getByLabel('Registration Number')).toHaveAccessibleDescription(`You already have ${plate}`);
    await expectNoSidewaysScroll(office);
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  });

  test('lately, and was deleted, can be restored instead', { tag: '@any-size' }, async ({ office, request, expectedConsole }) => {
    expectedConsole.push('404');
    const plate = newPlate();
    const van = await addVan(request, { registrationNumber: plate });
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
    await openAdd(office);
    await find(office, plate);
    await expect(office.getByText(`You deleted this Ford ${van.model} on`)).toBeVisible();
    await office.getByRole('button', { name: 'Restore it' }).click();
    await expect(office.getByText('Vehicle restored')).toBeVisible();
    expect((await storedVan(request, van.id)).registrationNumber).toBe(plate);
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  });
});

test('what is wrong is named, all of it, and what is missing is said before the van is public', async ({ office, request }) => {
  await openAdd(office);
  await office.getByRole('button', { name: 'Enter manually' }).click();
  await expect(
    office.getByText(/^The van goes on the website at once, without a picture and with \d+ details missing\.$/),
  ).toBeVisible();
  await addButton(office).click();
  await expect(office.getByText('4 fields to correct:')).toBeVisible();
  const year = office.getByRole('dialog').getByRole('button', { name: 'Year' });
  await year.click();
  await expect(office.getByLabel('Year *')).toBeFocused();
  await expectAccessible(office);
  await office.getByLabel('Year *').fill('2020');
  await office.getByLabel('Make *').fill('Ford');
  await office.getByLabel('Model *').fill(`Due ${process.pid}`);
  await tab(office, 'Pricing').click();
  await office.getByLabel('Selling price *').fill('9995');
  const van = await added(office, () => office.getByRole('button', { name: 'Add as Due In' }).click());
  expect(van).toMatchObject({ stockStatus: 'Due In', year: 2020 });
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
});

test('a van is entered by hand, by keyboard alone', { tag: '@any-size' }, async ({ office, request }) => {
  const { keyboard } = office;
  await openAdd(office);
  await office.getByRole('button', { name: 'Enter manually' }).focus();
  await keyboard.press('Enter');
  await expect(tab(office, 'Desc')).toHaveAttribute('aria-selected', 'true');
  await office.getByLabel('Make *').focus();
  await keyboard.type('Ford');
  await keyboard.press('Tab');
  const model = `By Hand ${process.pid}`;
  await keyboard.type(model);
  await keyboard.press('Enter');
  // The price is asked for first, in the specification's words, then what else is missing.
  await expect(office.getByText('Please enter a selling price').first()).toBeVisible();
  await expect(office.getByLabel('Selling price *')).toBeFocused();
  await keyboard.type('9995');
  await keyboard.press('Enter');
  await expect(office.getByText('Enter a year from 1990 to 2030')).toBeVisible();
  await expect(office.getByLabel('Year *')).toBeFocused();
  await keyboard.type('2020');
  const van = await added(office, () => keyboard.press('Enter'));
  expect(van).toMatchObject({ make: 'Ford', model, year: 2020, price: '9995.00', verifiedFields: [] });
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
});

test('a number that cannot be read keeps the van from being added, and says what to enter', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  await useVehicle(office, 'AA19 AAA');
  await office.getByLabel('Selling price *').fill('14k');
  await office.getByLabel('Deposit').fill('10%');
  await office.getByLabel('Selling price *').focus();
  await expect(office.getByLabel('Deposit')).toHaveAccessibleDescription('Enter an amount in pounds, for example 14,250 or 14k');
  await expect(office.getByText('– a month')).toBeVisible();
  await office.getByLabel('Deposit').fill('5k');
  await tab(office, 'Desc').click();
  await office.getByLabel('Load Width (mm)').fill('abc');
  await office.getByLabel('Load Length (mm)').fill('1.2 m');
  await office.getByLabel('Gross Weight (kg)').fill('3.5t');
  await office.getByLabel('Payload (kg)').fill('4t');
  await office.getByLabel('Height (mm)', { exact: true }).focus();
  await expect(office.getByLabel('Load Length (mm)')).toHaveValue('1,200');
  await expect(office.getByLabel('Gross Weight (kg)')).toHaveValue('3,500');
  await addButton(office).click();
  await expect(office.getByLabel('Load Width (mm)')).toHaveValue('abc');
  await expect(office.getByLabel('Load Width (mm)')).toHaveAccessibleDescription('Enter a length, for example 3,400 mm or 3.4 m');
  await expect(office.getByLabel('Payload (kg)')).toHaveAccessibleDescription(
    "The payload can't be more than the gross weight, 3,500 kg",
  );
  await office.getByLabel('Load Width (mm)').fill('1.7m');
  await office.getByLabel('Payload (kg)').fill('1.2t');
  const van = await added(office, () => addButton(office).click());
  expect(van).toMatchObject({ price: '14000.00', payload: 1_200, grossWeight: 3_500, loadLength: 1_200, loadWidth: 1_700 });
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
});

test.describe('nothing that was typed is lost', () => {
  test.use({ expectedConsole: ['503', 'ERR_FAILED'] });

  test('by closing or by a reload', async ({ office }) => {
    await useVehicle(office, 'AA19 PPP');
    await office.getByLabel('Selling price *').fill('12995');
    await office.keyboard.press('Escape');
    await expect(office.getByRole('dialog')).toHaveCount(0);

    await office.reload();
    await office.getByRole('link', { name: 'Add Vehicle' }).click();
    await expect(office.getByText('You started adding 2019 Ford Ranger')).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Continue' }).click();
    await expect(office.getByLabel('Selling price *')).toHaveValue(/^12,?995$/);
    await office.reload();
    await office.getByRole('button', { name: 'Discard' }).click();
    await expect(office.getByText('You started adding')).toHaveCount(0);
  });

  test('by an answer that is lost on the way, and the van is added once', { tag: '@any-size' }, async ({ office, request }) => {
    await useVehicle(office, 'AA19 AAA');
    await office.getByLabel('Selling price *').fill('12995');
    const attempts: { key: string | undefined; id: number }[] = [];
    await office.route('**/api/vehicles', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const answer = await route.fetch();
      attempts.push({ key: route.request().headers()['idempotency-key'], id: (await answer.json()).id });
      return attempts.length === 1 ? route.abort() : route.fulfill({ response: answer });
    });
    await addButton(office).click();
    await expect(office.getByRole('alert').getByText('Failed to add vehicle to inventory')).toBeVisible();
    await expect(office.getByLabel('Selling price *')).toHaveValue(/^12,?995$/);
    const van = await added(office, () => addButton(office).dblclick());
    await expect(office.getByText('Vehicle added to inventory successfully')).toBeVisible();
    await expect(office.getByRole('dialog')).toHaveCount(0);
    expect(attempts).toEqual([attempts[0], { key: attempts[0]?.key, id: van.id }]);
    expect(await storedVan(request, van.id)).toMatchObject({ model: 'Transit Custom', registrationNumber: 'AA19 AAA' });
    await office.getByRole('link', { name: 'Add Vehicle' }).click();
    await expect(office.getByText('You started adding')).toHaveCount(0);
    await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  });

  test('by a server that refuses it, whose words are shown', { tag: '@any-size' }, async ({ office }) => {
    await useVehicle(office, 'HV73 QXE');
    await office.getByLabel('Selling price *').fill('31995');
    const problem = {
      type: 'about:blank',
      title: 'No',
      status: 503,
      code: 'SERVICE.UNAVAILABLE',
      detail: 'The stock is being moved.',
    };
    await office.route('**/api/vehicles', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: problem }) : route.fallback(),
    );
    await addButton(office).click();
    await expect(office.getByRole('alert').getByText('Failed to add vehicle to inventory')).toBeVisible();
    await expect(office.getByText('The stock is being moved.')).toBeVisible();
    await expect(office.getByLabel('Selling price *')).toHaveValue(/^31,?995$/);
  });
});
