import { randomUUID } from 'node:crypto';
import type { StockImport, Vehicle } from '@forecourt/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { newPlate, openFilters, staffHeaders, test } from './support/office.ts';
import { fetchStock, findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const choose = (office: Page, name: string, text: string) =>
  office.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const isOnSite = async (request: APIRequestContext, plate: string): Promise<boolean> =>
  (await fetchStock(request)).some(({ registrationNumber }) => registrationNumber === plate);

const expectState = (request: APIRequestContext, id: number, state: string) =>
  expect
    .poll(async () => (await (await request.get(`/api/stock-imports/${id}`, { headers: staffHeaders })).json()).state)
    .toBe(state);

/** A van that is not on the site yet, and a row that is refused. @returns the id of the import. */
async function importHeld(request: APIRequestContext, plate: string): Promise<number> {
  const data = `Reg No,Make,Model,Year,Price\n${plate},Ford,Transit,2022,17995 + VAT\n,Ford,Transit,2022,17995 + VAT`;
  const headers = { ...staffHeaders, 'content-type': 'text/csv' };
  const sent = await request.post(`/api/stock-imports?name=${encodeURIComponent(plate)}.csv`, { headers, data });
  const { id } = (await sent.json()) as StockImport;
  await expectState(request, id, 'checked');
  await request.post(`/api/stock-imports/${id}/apply`, { headers: staffHeaders, data: {} });
  await expectState(request, id, 'applied');
  return id;
}

test('staff import vans from a file: they see what it does, change a column, apply it, and find it again', {
  tag: '@each-size',
}, async ({ office, request, expectedConsole }) => {
  // The editor asks for the van as visitors have it, before it asks for one that is not on the site.
  expectedConsole.push('the server responded with a status of 404');
  const [plate, bad] = [newPlate(), newPlate()];
  const row = (price: string, registration: string) => `${registration};Ford;Transit;2022;${price};41,000`;
  const file = [`Reg No;Make;Model;Year;Ticket ${plate};Miles`, row('17,995', plate), row('call us', bad)].join('\n');
  await office.goto('/admin');
  await office.getByRole('link', { name: 'Import' }).click();
  await expect(office.getByRole('dialog', { name: 'Import stock' })).toBeVisible();
  await expectAccessible(office);
  await choose(office, `${plate}.csv`, file);
  const dialog = office.getByRole('dialog', { name: `Import: ${plate}.csv` });
  await expect(dialog.getByText('2 rows checked. Nothing is stored yet.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'No column is recognised for: price' })).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  const choosePrice = () => dialog.getByLabel('Which column is the price?').selectOption(`Ticket ${plate} (17,995, call us)`);
  await choosePrice();
  await expect(dialog.getByText('6 of 6 columns are imported')).toBeFocused();
  await dialog.getByRole('button', { name: 'Use what is recognised' }).click();
  await expect(dialog.getByText('5 of 6 columns are imported')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Use what is recognised' })).toHaveCount(0);
  await choosePrice();
  // The list of columns was open, and stays so.
  await expect(dialog.getByLabel(`Ticket ${plate}`)).toHaveValue('price');
  await expect(dialog.getByText('6 of 6 columns are imported')).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Does the price of 1 row include VAT?' })).toBeVisible();
  await dialog.getByText('See which row').click();
  await expect(dialog.getByRole('region', { name: /^Does the price/ }).getByRole('listitem')).toHaveText([/^Row 2Ford Transit/]);
  await expect(dialog.getByRole('button', { name: 'Say what the prices mean' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'No, VAT is added £17,995 + VAT = £21,594 on the site' }).click();
  await expect(dialog.getByText('Prices that say nothing of VAT are taken as without it: VAT is added.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 1 van' })).toBeVisible();
  await expect(dialog.getByText('The price is “call us”. Vans on the site need a price')).toBeVisible();
  await dialog.getByRole('button', { name: 'New 1' }).click();
  await expect(dialog.getByText('Price: £17,995 + VAT (£21,594 with VAT)')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Put new vans on the site at once' })).not.toBeChecked();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  await dialog.getByRole('button', { name: 'Import 1 van' }).dblclick();
  await expect(dialog.getByText('Imported: 1 new, 0 changed. 1 row refused.')).toBeVisible();
  const downloading = office.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the report' }).click();
  expect((await downloading).suggestedFilename()).toBe(`report-${plate}.csv`);
  await office.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // It waits until staff put it on the site.
  await office.goto('/admin?tab=today');
  await office.getByRole('link', { name: /Not on the site yet/ }).click();
  await office.getByRole('searchbox', { name: 'Search' }).fill(plate);
  await expect(office.getByRole('heading', { name: '1 vehicle', exact: true })).toBeVisible();
  const card = office.getByRole('article', { name: new RegExp(plate) });
  await expect(card.getByText('Not on the site yet')).toBeVisible();
  await expect(card.getByRole('link', { name: /Price card|Post/ })).toHaveCount(0);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  expect(await isOnSite(request, plate)).toBe(false);
  await card.getByRole('link', { name: /^Edit/ }).click();
  await expect(office.getByRole('dialog').getByLabel('Mileage')).toHaveValue('41,000');
  await office.goBack();
  await card.getByRole('button', { name: /^Put on the site/ }).dblclick();
  await expect(office.getByText('The van is on the site')).toBeVisible();
  expect(await isOnSite(request, plate)).toBe(true);
  await office.goto('/admin?import=');
  await office.getByRole('link', { name: `${plate}.csv` }).click();
  await expect(dialog.getByText('Imported: 1 new, 0 changed. 1 row refused.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect(dialog.getByRole('heading', { name: 'Undo this import?' })).toBeVisible();
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo this import' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect(
    dialog.getByText('1 van that it added is deleted and what was remembered of its columns is forgotten.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo this import' }).dblclick();
  await expect(dialog.getByText('Undone: 1 van deleted.')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  expect(await isOnSite(request, plate)).toBe(false);
});

test('the new vans of an import are put on the site together, and what they lack is said; one that is edited is not undone', async ({
  office,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('the server responded with a status of 409');
  const [one, other] = [newPlate(), newPlate()];
  const file = [
    'Reg No,Make,Model,Year,Price,Body',
    `${one},Ford,Ford Transit,2022,17995 + VAT,Tipper`,
    `${other},Ford,Ford Transit,2022,16995 + VAT,`,
  ];
  await office.goto('/admin?import=');
  await choose(office, `${one}.csv`, file.join('\n'));
  const dialog = office.getByRole('dialog', { name: `Import: ${one}.csv` });
  await dialog.getByRole('button', { name: 'Import 2 vans' }).click();
  await expect(dialog.getByRole('heading', { name: '2 new vans are not on the site yet' })).toBeVisible();
  await expect(dialog.getByText('2 without pictures, 1 without body type.')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'Publish all 2 now' }).dblclick();
  await expect(dialog.getByText('Imported: 2 new, 0 changed.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '2 new vans are not on the site yet' })).toBeHidden();
  await expect.poll(() => isOnSite(request, other)).toBe(true);
  const { id } = await findVehicle(request, 'imported van', ({ registrationNumber }) => registrationNumber === other);
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect(
    dialog.getByText('2 vans that it added are deleted and what was remembered of its columns is forgotten.'),
  ).toBeVisible();
  // A colleague changes one while this is read.
  await request.patch(`/api/vehicles/${id}`, { headers: staffHeaders, data: { mileage: 7 } });
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect(dialog.getByText(/^The stock has changed since you were told/)).toBeVisible();
  await expect(
    dialog.getByText('1 van that it added is deleted and what was remembered of its columns is forgotten.'),
  ).toBeVisible();
  await expect(dialog.getByText('1 van is left alone:')).toBeVisible();
  await expect(dialog.getByText('Somebody has changed it since')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect(dialog.getByText('Undone: 1 van deleted, 1 van left alone.')).toBeVisible();
  await expect(dialog.getByText('Somebody has changed it since')).toBeVisible();
  await expectAccessible(office);
  expect([await isOnSite(request, one), await isOnSite(request, other)]).toEqual([false, true]);
  await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
});

test('vans come without what cannot be read, and with what staff alone see for those who may see costs', async ({
  office,
  request,
  browser,
}) => {
  const [one, other] = [newPlate(), newPlate()];
  const file = [
    'Reg No,Make,Model,Year,Price,Keys,Stock date,Cost',
    `${one},Ford,Transit,2022,17995 + VAT,two,01/02/2026,"£12,345.67"`,
    `${other},Ford,Transit,2022,16995 + VAT,2,02/02/2026,"£11,345.67"`,
  ];
  await office.goto('/admin?import=');
  await choose(office, `${one}.csv`, file.join('\n'));
  const dialog = office.getByRole('dialog', { name: `Import: ${one}.csv` });
  await expect(dialog.getByText('1 van is imported without a fact that could not be read.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Facts left out 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText(/Left out: Number of keys\. The file says “two”/)).toBeVisible();
  await dialog.getByText('8 of 8 columns are imported').click();
  await expect(dialog.getByLabel('Cost')).toHaveValue('purchasePrice');
  await expect(dialog.getByLabel('Cost').locator('optgroup')).toHaveAttribute('label', 'Only staff see these');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'Import 2 vans' }).click();
  await expect(dialog.getByText('Imported: 2 new, 0 changed.')).toBeVisible();
  const importId = new URL(office.url()).searchParams.get('import');

  const sales = await (await addColleague('sales')).logIn(browser, 'Chrome on Windows');
  await sales.goto(`/admin?import=${importId}`);
  const seen = sales.getByRole('dialog', { name: `Import: ${one}.csv` });
  await expect(
    seen.getByText(/^This file has what only owners and managers see of a van: Date in stock, Purchase price\./),
  ).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Undo this import' })).toHaveCount(0);
  await expect(seen.getByText('12,345')).toHaveCount(0);
  await expectAccessible(sales);
  await expectNoSidewaysScroll(sales);
  await sales.context().close();
  await request.post(`/api/stock-imports/${importId}/undo`, { headers: staffHeaders, data: {} });
});

test('the history of a van says from which row of which file it came, and that this was undone', async ({ office, request }) => {
  const plate = newPlate();
  const id = await importHeld(request, plate);
  const held: Vehicle[] = await (await request.get('/api/vehicles/held', { headers: staffHeaders })).json();
  const van = held.find(({ registrationNumber }) => registrationNumber === plate);
  const expectTold = (sentence: string) =>
    expect(async () => {
      await office.goto(`/admin?tab=activity&vehicle=${van?.id}`);
      await expect(office.getByText(sentence)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  await expectTold(`imported from ${plate}.csv, row 2`);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await request.post(`/api/stock-imports/${id}/undo`, { headers: staffHeaders, data: {} });
  await expectTold(`import of ${plate}.csv, row 2, undone`);
});

test('a van that is put on the site keeps its place in the list, and is taken off again', async ({ office, request }) => {
  const plate = newPlate();
  await importHeld(request, plate);
  await office.goto(`/admin?show=not-on-site&q=${encodeURIComponent(plate)}`);
  const card = office.getByRole('article', { name: new RegExp(plate) });
  await card.getByRole('button', { name: /^Put on the site/ }).click();
  await expect(card.getByText('On the site now')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(office.getByRole('heading', { name: '0 vehicles', exact: true })).toBeVisible();
  expect(await isOnSite(request, plate)).toBe(true);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await card.getByRole('button', { name: /^Undo/ }).dblclick();
  await expect(card.getByText('Not on the site yet')).toBeVisible();
  expect(await isOnSite(request, plate)).toBe(false);
  // Elsewhere it belongs to the list as any other.
  await card.getByRole('button', { name: /^Put on the site/ }).click();
  await expect(card.getByText('On the site now')).toBeVisible();
  await openFilters(office);
  await office.getByRole('link', { name: /^All/ }).click();
  await expect(card).toBeVisible();
  await expect(card.getByText('On the site now')).toHaveCount(0);
  const { id } = await findVehicle(request, 'imported van', ({ registrationNumber }) => registrationNumber === plate);
  await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
});

test('more than five vans are put on the site together after a question that says what they lack', async ({
  office,
  request,
}) => {
  const model = `Fleet ${randomUUID().slice(0, 8)}`;
  const rows = Array.from({ length: 6 }, () => `${newPlate()},Ford,${model},2022,17995 + VAT`);
  await office.goto('/admin?import=');
  await choose(office, `${model}.csv`, ['Reg No,Make,Model,Year,Price', ...rows].join('\n'));
  const dialog = office.getByRole('dialog', { name: `Import: ${model}.csv` });
  await dialog.getByRole('button', { name: 'Import 6 vans' }).click();
  await dialog.getByRole('button', { name: 'Publish all 6 now' }).click();
  await expect(dialog.getByRole('heading', { name: 'Put 6 vans on the site?' })).toBeVisible();
  await expect(dialog.getByText('6 without pictures, 6 without body type. Visitors see them at once.')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog.getByRole('heading', { name: '6 new vans are not on the site yet' })).toBeVisible();
  await office.goto(`/admin?show=not-on-site&q=${encodeURIComponent(model)}`);
  await office.getByRole('button', { name: 'Select', exact: true }).click();
  await office.getByRole('button', { name: 'Select all 6' }).click();
  await office.getByRole('button', { name: 'Put 6 on the site' }).click();
  const question = office.getByRole('dialog', { name: 'Put 6 vehicles on the site?' });
  await expect(question.getByText('6 without pictures, 6 with other details missing. Visitors see them at once.')).toBeVisible();
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Put 6 on the site' }).click();
  await expect(office.getByText('6 vehicles are on the site')).toBeVisible();
  const stock: Vehicle[] = await (await request.get(`/api/vehicles?search=${encodeURIComponent(model)}`)).json();
  expect(stock).toHaveLength(6);
  for (const { id } of stock) await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
});

test('the latest imports say who imported them, how many rows each had and what became of these', async ({ office, request }) => {
  const plate = newPlate();
  const id = await importHeld(request, plate);
  await request.post(`/api/stock-imports/${id}/undo`, { headers: staffHeaders, data: {} });
  await expectState(request, id, 'undone');
  await office.goto('/admin?import=');
  const earlier = office.getByRole('listitem').filter({ hasText: `${plate}.csv` });
  await expect(earlier).toContainText('Imported: 1 new, 0 changed. 1 row refused. Undone: 1 van deleted.');
  await expect(earlier).toContainText(/2 rows, .+ (by |from the command line)/);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('who may not change the stock is told so at the address of a dialog', { tag: '@any-size' }, async ({ browser }) => {
  const viewer = await (await addColleague('viewer')).logIn(browser, 'Chrome on Windows');
  for (const [address, name] of [
    ['import=', 'Import stock'],
    ['feeds', 'Stock feeds'],
  ]) {
    await viewer.goto(`/admin?${address}`);
    const dialog = viewer.getByRole('dialog', { name: `Not for your role: ${name}` });
    await expect(dialog.getByText('Ask an owner if you need it. What you may open is in the menu.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  }
  await viewer.context().close();
});

test('a file that was checked and not imported is told apart, and the rows that an answer is for are seen', {
  tag: '@any-size',
}, async ({ office }) => {
  const [one, other] = [newPlate(), newPlate()];
  const file = ['Reg No,Make,Model,Year,Price,VAT', `${one},Ford,Transit,2022,17995,`, `${other},Ford,Transit,2022,16995,No VAT`];
  await office.goto('/admin?import=');
  await choose(office, `${one}.csv`, file.join('\n'));
  const dialog = office.getByRole('dialog', { name: `Import: ${one}.csv` });
  const question = dialog.getByRole('region', { name: 'Does the price of 1 row include VAT?' });
  await expect(question.getByText('Of 2 rows, 1 does not say it. Your answer is for that one alone')).toBeVisible();
  await question.getByText('See which row').click();
  await expect(question.getByRole('listitem')).toHaveText([new RegExp(`^Row 2Ford Transit ${one.replace(' ', ' ?')}`)]);
  await expectAccessible(office);
  await office.keyboard.press('Escape');
  await office.goto('/admin?import=');
  const entry = office.getByRole('listitem').filter({ hasText: `${one}.csv` });
  await expect(entry.getByText('Checked, not imported')).toBeVisible();
  await expectAccessible(office);
});

test('a file that is no list of vans is refused in words', { tag: '@any-size' }, async ({ office, expectedConsole }) => {
  expectedConsole.push('the server responded with a status of 400');
  await office.goto('/admin?import=');
  await choose(office, 'empty.csv', 'Make,Model\n');
  await expect(office.getByRole('dialog').getByRole('alert')).toHaveText(
    'The file needs a row of headings and a row for each van below.',
  );
});

test('a spreadsheet saved as old Windows text, with a title above its headings, is read', { tag: '@any-size' }, async ({
  office,
}) => {
  const plate = newPlate();
  const text = `Stock list;28/11/2026\n\nReg No;Make;Model;Reg date;Price\n${plate};Citro\xebn;Berlingo;18/11/2021;\xa39,995 + VAT\n`;
  await office.goto('/admin?import=');
  await office
    .locator('input[type=file]')
    .setInputFiles({ name: `${plate}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  const dialog = office.getByRole('dialog', { name: `Import: ${plate}.csv` });
  await expect(dialog.getByText(/Price: £9,995 \+ VAT .*2021, no mileage/)).toBeVisible();
});
