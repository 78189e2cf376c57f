import { newPlate, test } from './support/office.ts';
import { fetchStock } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test('what is probably a slip in a file is shown first and still imported, and a van with the status Sold is marked SOLD', {
  tag: '@each-size',
}, async ({ office, request }) => {
  const [dear, misspelt, sold] = [newPlate(), newPlate(), newPlate()];
  const file = [
    'Reg No,Make,Model,Year,Price,Status',
    `${dear},Ford,Transit,2022,1799500 + VAT,In Stock`,
    `${misspelt},Ford,Tranist Custom,2022,17995 + VAT,In Stock`,
    `${sold},Ford,Transit Custom,2022,17995 + VAT,Sold`,
  ].join('\n');
  await office.goto('/admin?import=');
  const chosen = { name: `${dear}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) };
  await office.locator('input[type=file]').setInputFiles(chosen);
  const dialog = office.getByRole('dialog', { name: `Import: ${dear}.csv` });
  await expect(dialog.getByText('Look at 2 vans before you import them')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'To check 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('Check the price: £1,799,500 is unlikely for a van')).toBeVisible();
  await expect(dialog.getByText('Check the model: “Tranist Custom” is probably “Transit Custom”')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('switch', { name: 'Put new vans on the site at once' }).check();
  await dialog.getByRole('button', { name: 'Import 3 vans' }).click();
  await expect(dialog.getByText('Imported: 3 new, 0 changed.')).toBeVisible();
  const isSold = async () =>
    (await fetchStock(request)).find(({ registrationNumber }) => registrationNumber === sold)?.isSold ?? null;
  await expect.poll(isSold).toBe(true);
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect(dialog.getByText('Undone: 3 vans deleted.')).toBeVisible();
});
