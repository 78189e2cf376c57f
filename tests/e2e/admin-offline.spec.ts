import { storedVan, test } from './support/office.ts';
import { expect, expectAccessible } from './support/test.ts';

const OFFLINE = 'You are offline: not saved yet. It will be saved when the connection is back.';

// What the first press asks for cannot come either; it is asked for again.
test.use({ expectedConsole: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ChunkLoadError'] });

test('an edit without a connection says so, waits, and is saved when it is back', async ({ office, van, request, context }) => {
  await office.goto(`/admin?edit=${van.id}`);
  const editor = office.getByRole('dialog', { name: /^Edit / });
  await editor.getByLabel('Colour').fill('Red');
  await context.setOffline(true);
  await editor.getByRole('button', { name: 'Update Vehicle' }).click();
  await expect(editor.getByRole('alert').getByText(OFFLINE)).toBeVisible();
  await expectAccessible(office);
  await editor.getByRole('button', { name: 'Cancel saving' }).click();
  await expect(editor.getByText('Not saved: you cancelled it. What you typed is still here.')).toBeVisible();
  await expect(editor.getByLabel('Colour')).toHaveValue('Red');
  await editor.getByRole('button', { name: 'Update Vehicle' }).click();
  await expect(editor.getByRole('alert').getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(editor).toBeHidden();
  expect((await storedVan(request, van.id)).colour).toBe('Red');
});

test('a switch of the list without a connection says so, and can be cancelled', async ({ office, van, request, context }) => {
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  const card = office.getByRole('article', { name: `Ford ${van.model}` });
  const vat = card.getByRole('switch', { name: 'VAT' });
  await expect(vat).toBeChecked();
  await context.setOffline(true);
  await vat.click();
  await expect(card.getByRole('alert').getByText(OFFLINE)).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(vat).toBeChecked();
  await expect(card.getByText(OFFLINE)).toHaveCount(0);
  await vat.click();
  await context.setOffline(false);
  await expect(office.getByText('Vehicle status updated successfully')).toBeVisible();
  expect((await storedVan(request, van.id)).vatQualifying).toBe(false);
});
