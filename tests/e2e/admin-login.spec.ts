import type { StaffMember } from '@forecourt/contracts';
import type { Page } from '@playwright/test';
import { holdAuthenticator } from './support/authenticator.ts';
import { addColleague, COLLEAGUE_PASSWORD } from './support/colleague.ts';
import { staffHeaders, test } from './support/office.ts';
import { type OwnStaffSite, startOwnStaffSite } from './support/own-identity.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

// Its own, because wrong logins make their network wait.
// One site for both.
test.describe.configure({ mode: 'default' });

let site: OwnStaffSite;
test.beforeAll(async () => {
  site = await startOwnStaffSite();
});
test.afterAll(async () => {
  await site.stop();
});

const home = (page: Page) => page.getByRole('heading', { level: 1, name: /vehicles$/ });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' }).click();

test.use({ expectedConsole: ['401', '403'] });

test('the login is plain for the owner with the one password, and for a colleague who forgets the email', async ({ page }) => {
  const { email } = await addColleague('sales', site);
  await page.goto(`${site.url}/admin`);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'If you have an account of your own. The owner’s one password needs no email.',
  );
  await password(page).fill(COLLEAGUE_PASSWORD);
  await logIn(page);
  const told = page.getByText('Have you an account of your own? Then enter its email too.');
  await expect(told).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Email').fill(email);
  await expect(told).toHaveCount(0);
  await logIn(page);
  await expect(home(page)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await password(page).fill(process.env['ADMIN_PASSWORD'] ?? '');
  await logIn(page);
  await expect(home(page)).toBeVisible();
});

test('a disabled account is told so after its passkey, as after its password', async ({ browser }) => {
  const { name, logIn: enter } = await addColleague('sales', site);
  const page = await enter(browser, 'Chrome on Windows');
  await holdAuthenticator(page);
  await page.getByRole('link', { name: 'Your account' }).click();
  const account = page.getByRole('dialog', { name: 'Your account' });
  await account.getByRole('button', { name: 'Add a passkey' }).click();
  await account.getByLabel('Name of the passkey').fill('My phone');
  await account.getByLabel('Your password').fill(COLLEAGUE_PASSWORD);
  await account.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log out' }).click();
  const all: StaffMember[] = await (await page.request.get(`${site.url}/api/admin/staff`, { headers: staffHeaders })).json();
  const id = all.find((one) => one.name === name)?.id;
  const data = { isDisabled: true };
  const disabled = await page.request.patch(`${site.url}/api/admin/staff/${id}`, { headers: staffHeaders, data });
  expect(disabled.status()).toBe(200);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Your account is disabled. Ask whoever manages the staff to enable it again.')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
