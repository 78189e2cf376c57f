import type { Page } from '@playwright/test';
import { holdAuthenticator } from './support/authenticator.ts';
import { addColleague, COLLEAGUE_PASSWORD } from './support/colleague.ts';
import { test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** Browsers make no passkeys for an IP address. */
const OFFICE = (process.env['BASE_URL'] ?? '').replace('127.0.0.1', 'localhost');
const account = (page: Page) => page.getByRole('dialog', { name: 'Your account' });

test.use({ expectedConsole: ['400', '401'] });

test('staff add a passkey, log in with it alone, and remove it', async ({ browser }) => {
  const { name, logIn } = await addColleague('sales');
  const page = await logIn(browser, 'Chrome on Windows');
  const { setVerifying } = await holdAuthenticator(page);
  await page.goto(`${OFFICE}/admin?account`);
  const dialog = account(page);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Name of the passkey')).toBeFocused();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(COLLEAGUE_PASSWORD);
  await setVerifying(false);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('No passkey was used')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await setVerifying(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  const row = dialog.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(row).toContainText('My phone');
  await expect(row).toContainText('Not used yet');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Log out' }).click();
  const withPasskey = page.getByRole('button', { name: 'Use a passkey' });
  await expect(withPasskey).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await setVerifying(false);
  await withPasskey.click();
  await expect(page.getByText('No passkey was used')).toBeVisible();
  await setVerifying(true);
  await withPasskey.click();
  await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(dialog.getByLabel('Your name')).toHaveValue(name);
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Remove My phone' }).click();
  const sure = page.getByRole('dialog', { name: 'Remove My phone?' });
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
  await page.context().close();
});
