import type { Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { newPlate, staffHeaders, test } from './support/office.ts';
import { findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const choose = (office: Page, name: string, text: string) =>
  office.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('staff import vans from a file: they see what it does, change a column, apply it, and find it again', async ({
  office,
  request,
}) => {
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
  await dialog.getByLabel('Which column is the price?').selectOption(`Ticket ${plate} (17,995, call us)`);
  // The list of columns was open, and stays so.
  await expect(dialog.getByLabel(`Ticket ${plate}`)).toHaveValue('price');
  await expect(dialog.getByText('6 of 6 columns are imported')).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Do the prices in this file include VAT?' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Say what the prices mean' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'No, VAT is added £17,995 + VAT = £21,594 on the site' }).click();
  await expect(dialog.getByText('Prices that say nothing of VAT are taken as without it: VAT is added.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 1 van' })).toBeVisible();
  await expect(dialog.getByText('Give the price in pounds, for example 28995.00')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  await dialog.getByRole('button', { name: 'Import 1 van' }).dblclick();
  await expect(dialog.getByText('Imported: 1 new, 0 changed. 1 row refused.')).toBeVisible();
  const downloading = office.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the report' }).click();
  expect((await downloading).suggestedFilename()).toBe(`report-${plate}.csv`);
  await office.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await office.getByRole('searchbox', { name: 'Search' }).fill(plate);
  await expect(office.getByRole('heading', { name: '1 vehicle', exact: true })).toBeVisible();
  await office.goto('/admin?import=');
  await office.getByRole('link', { name: `${plate}.csv` }).click();
  await expect(dialog.getByText('Imported: 1 new, 0 changed. 1 row refused.')).toBeVisible();
  const { id } = await findVehicle(request, 'imported van', ({ registrationNumber }) => registrationNumber === plate);
  await request.delete(`/api/vehicles/${id}`, { headers: staffHeaders });
});

test('who may not change the stock is told so at the address of a dialog', { tag: '@any-size' }, async ({ browser }) => {
  const viewer = await (await addColleague('viewer')).logIn(browser, 'Chrome on Windows');
  for (const [address, name] of [
    ['import=', 'Import stock'],
    ['feeds', 'Stock feeds'],
  ]) {
    await viewer.goto(`/admin?${address}`);
    const dialog = viewer.getByRole('dialog', { name: `${name} is not for your role` });
    await expect(dialog.getByText('Ask an owner if you need it. What you may open is in the menu.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  }
  await viewer.context().close();
});

test('a file that is no list of vans is refused in words', { tag: '@any-size' }, async ({ office, expectedConsole }) => {
  expectedConsole.push('the server responded with a status of 400');
  await office.goto('/admin?import=');
  await choose(office, 'empty.csv', 'Make,Model\n');
  await expect(office.getByRole('dialog').getByRole('alert')).toHaveText(
    'The file needs a row of headings and a row for each van below.',
  );
});
