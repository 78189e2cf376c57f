import type { Page } from '@playwright/test';
import { codeOf, holdAuthenticator } from './support/authenticator.ts';
import { addColleague, COLLEAGUE_PASSWORD } from './support/colleague.ts';
import { test } from './support/office.ts';
import { type OwnStaffSite, startOwnStaffSite } from './support/own-identity.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

// One site for all: what one test requires would log out the colleagues of another one.
test.describe.configure({ mode: 'serial' });

let site: OwnStaffSite;
test.beforeAll(async () => {
  site = await startOwnStaffSite();
});
test.afterAll(async () => {
  await site.stop();
});

const home = (page: Page) => page.getByRole('heading', { level: 1, name: /vehicles$/ });
const rule = (page: Page) => page.getByRole('switch', { name: 'Everybody has to have a second factor' });

async function enterPassword(page: Page, email: string): Promise<void> {
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(email ? COLLEAGUE_PASSWORD : (process.env['ADMIN_PASSWORD'] ?? ''));
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The owner's browser: the first account, whose one password goes on being all that it is asked for. */
async function openStaff(page: Page): Promise<void> {
  await page.goto(`${site.url}/admin?tab=staff`);
  await enterPassword(page, '');
  await expect(rule(page)).toBeVisible();
}

async function setRule(page: Page, isRequired: boolean): Promise<void> {
  await rule(page).click();
  const sure = page.getByRole('dialog', {
    name: isRequired ? 'Require a second factor?' : 'No longer require a second factor?',
  });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sure.getByRole('button', { name: isRequired ? 'Require it' : 'No longer require it' }).click();
  await expect(sure).toBeHidden();
  await expect(rule(page)).toBeChecked({ checked: isRequired });
}

test.use({ expectedConsole: ['400', '401', '403', '409'] });

test('an owner requires a second factor, and a colleague sets up an app right after the password', async ({ page, browser }) => {
  const { name, email, logIn } = await addColleague('manager', site);
  const colleague = await logIn(browser, 'Chrome on Windows');
  await expect(home(colleague)).toBeVisible();
  await openStaff(page);
  await setRule(page, true);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('No second factor yet');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const again = colleague.getByRole('dialog', { name: 'Please log in again' });
  await expect(again).toContainText('Everybody here has to have a second factor now.');
  await enterPassword(colleague, email);
  await expect(again.getByRole('heading', { name: 'Set up a second factor' })).toBeFocused();
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);
  await again.getByRole('button', { name: 'Use an authenticator app' }).click();
  await expect(again.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expect(again.getByLabel('Code', { exact: true })).toBeFocused();
  const key = (await again.locator('code').textContent()) ?? '';
  await again.getByLabel('Code', { exact: true }).fill('000000');
  await again.getByRole('button', { name: 'Turn on' }).click();
  await expect(again.getByText('set its clock automatically')).toBeVisible();
  await again.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await again.getByRole('button', { name: 'Turn on' }).click();
  await expect(again.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(colleague);
  await again.getByRole('button', { name: 'I have kept them' }).click();
  await expect(again).toBeHidden();
  await expect(home(colleague)).toBeVisible();

  await colleague.getByRole('link', { name: 'Your account' }).click();
  const account = colleague.getByRole('dialog', { name: 'Your account' });
  await expect(account.getByText('To turn the app off, add a passkey first')).toBeVisible();
  await expect(account.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText('Authenticator app');
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText('Second factor required of everybody')).toBeVisible();
  await colleague.context().close();
});

test('a colleague sets up a passkey at the login, which the password alone does not replace', async ({ page, browser }) => {
  const { email } = await addColleague('sales', site);
  await openStaff(page);
  if (!(await rule(page).isChecked())) await setRule(page, true);
  const colleague = await (await browser.newContext()).newPage();
  await holdAuthenticator(colleague);
  await colleague.goto(`${site.url}/admin`);
  await enterPassword(colleague, email);
  await colleague.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(colleague.getByLabel('Name of the passkey')).toBeFocused();
  await colleague.getByRole('button', { name: 'Continue' }).click();
  await expect(colleague.getByText('Enter a name')).toBeVisible();
  await colleague.getByRole('button', { name: 'Back' }).click();
  await colleague.getByRole('button', { name: 'Use a passkey' }).click();
  await colleague.getByLabel('Name of the passkey').fill('My phone');
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);
  await colleague.getByRole('button', { name: 'Continue' }).click();
  await expect(home(colleague)).toBeVisible();

  await colleague.getByRole('link', { name: 'Your account' }).click();
  const account = colleague.getByRole('dialog', { name: 'Your account' });
  await account.getByRole('button', { name: 'Remove My phone' }).click();
  await colleague.getByRole('dialog', { name: 'Remove My phone?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(colleague.getByText('this is the only one you have')).toBeVisible();
  await colleague.keyboard.press('Escape');
  await colleague.keyboard.press('Escape');
  await colleague.getByRole('button', { name: 'Log out' }).click();
  await enterPassword(colleague, email);
  await expect(colleague.getByText('Your password is right, but everybody here also has to show a second factor.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(home(colleague)).toBeVisible();
  await setRule(page, false);
  await colleague.context().close();
});
