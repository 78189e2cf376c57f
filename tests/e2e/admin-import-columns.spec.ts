import type { StockImport } from '@forecourt/contracts';
import { newPlate, staffHeaders, test } from './support/office.ts';
import { expect } from './support/test.ts';

test('columns chosen while a slow network still carries the first all count, and nothing is imported meanwhile', async ({
  office,
  request,
}) => {
  const plate = newPlate();
  const text = `Reg No;Make;Model;Year;Ticket ${plate};Extra ${plate};More ${plate}\n${plate};Ford;Transit;2022;17,995 + VAT;Tipper;White`;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await office.route('**/api/stock-imports/*', async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  await office.goto('/admin?import=');
  const buffer = Buffer.from(text);
  await office.locator('input[type=file]').setInputFiles({ name: `${plate}.csv`, mimeType: 'text/csv', buffer });
  const dialog = office.getByRole('dialog', { name: `Import: ${plate}.csv` });
  await dialog.getByLabel('Which column is the price?').selectOption({ index: 1 });
  await expect(dialog.getByLabel(`Ticket ${plate}`)).toHaveValue('price');
  await dialog.getByLabel(`Extra ${plate}`).selectOption('bodyType');
  await dialog.getByLabel(`More ${plate}`).selectOption('colour');
  await expect(dialog.getByText('7 of 7 columns are imported')).toBeVisible();
  await expect(dialog.getByText('Checking', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  release();
  await dialog.getByRole('button', { name: 'Import 1 van' }).waitFor();
  const id = new URL(office.url()).searchParams.get('import');
  const stored: StockImport = await (await request.get(`/api/stock-imports/${id}`, { headers: staffHeaders })).json();
  expect(stored.columns.map(({ fact }) => fact).slice(-3)).toEqual(['price', 'bodyType', 'colour']);
});
