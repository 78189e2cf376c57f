import type { Page } from '@playwright/test';
import { codeOf } from './support/authenticator.ts';
import { addColleague, COLLEAGUE_PASSWORD as PASSWORD } from './support/colleague.ts';
import { test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const account = (page: Page) => page.getByRole('dialog', { name: 'Your account' });
const openAccount = (page: Page) => page.getByRole('link', { name: 'Your account' }).click();
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /vehicles$/ });

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Turns an authenticator app on. @returns its key and the recovery codes. */
async function turnOn(page: Page): Promise<{ key: string; codes: string[] }> {
  await openAccount(page);
  const dialog = account(page);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(key, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const list = dialog.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { key, codes: await list.getByRole('listitem').allTextContents() };
}

test.use({ expectedConsole: ['400', '401'] });

test('staff turn an authenticator app on, log in with its code, and turn it off', async ({ browser }) => {
  const { email, logIn } = await addColleague('manager');
  const page = await logIn(browser, 'Chrome on Windows');
  await openAccount(page);
  const dialog = account(page);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Enter your password')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('set its clock automatically')).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(key, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Authenticator app' })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Log out' }).click();
  await enterPassword(page, email);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is not right')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await enterPassword(page, email);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(home(page)).toBeVisible();

  await openAccount(page);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(key, 1));
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Activity' }).click();
  for (const done of ['Authenticator app turned on', 'Authenticator app turned off'])
    await expect(page.getByRole('listitem').filter({ hasText: done }).first()).toBeVisible();
  await page.context().close();
});

test('a recovery code logs in once, and an owner takes the second factor from who has lost it', async ({ office, browser }) => {
  const { name, email, logIn } = await addColleague('sales');
  const page = await logIn(browser, 'Chrome on Windows');
  const { codes } = await turnOn(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const outcome of ['let in', 'refused']) {
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    if (outcome === 'refused') await expect(page.getByText('This recovery code is not right')).toBeVisible();
    else {
      await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
      await expect(home(page)).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
    }
  }

  await office.goto('/admin?tab=staff');
  await expect(office.getByRole('listitem').filter({ hasText: name })).toContainText('Authenticator app');
  await office.getByRole('link', { name: `Change ${name}` }).press('Enter');
  await office.getByRole('dialog', { name }).getByRole('button', { name: 'Take second factor away' }).click();
  const sure = office.getByRole('dialog', { name: `Take the second factor from ${name}?` });
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await sure.getByRole('button', { name: 'Take it away' }).click();
  await expect(office.getByText('Second factor taken away')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await enterPassword(page, email);
  await expect(home(page)).toBeVisible();
  await page.context().close();
});
