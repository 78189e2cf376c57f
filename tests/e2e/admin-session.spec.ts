import type { Page } from '@playwright/test';
import { addColleague, COLLEAGUE_PASSWORD, type Colleague } from './support/colleague.ts';
import { test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts';

const PASSWORD = process.env['ADMIN_PASSWORD'] ?? '';

test('nobody is asked about cookies in the back office', { tag: '@any-size' }, async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  await page.goto('/about');
  await expect(banner).toBeVisible();
  // From a page of this site the question comes at once.
  await page.evaluate(() => location.assign('/contact'));
  await expect(page).toHaveURL(/contact$/);
  await expect(banner).toBeVisible();
  await page.evaluate(() => location.assign('/admin'));
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
  await context.close();
});

test.describe('signing in', () => {
  test.use({ expectedConsole: ['401'] });

  test('asks for the password, refuses a wrong one, and opens the back office', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveTitle(/^Admin \|/);
    const password = page.getByLabel('Password', { exact: true });
    // The password, or the email address once a test beside this one has invited somebody.
    await expect(page.locator('form input').first()).toBeFocused();
    await expect(page.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Enter your password')).toBeVisible();
    await expect(password).toBeFocused();

    await password.fill('not the password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await password.press('Enter');
    await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible();
    await expect(page.getByText('Incorrect password')).toHaveCount(1);
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('not the password');
    await expectAccessible(page);

    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(page.getByText('Admin login successful')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(/^Vehicles · Admin \|/);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeTruthy();
  });
});

test('signing out leaves nothing behind, here and in the other tab, and the token is of no more use', {
  tag: '@any-size',
}, async ({ page, context }) => {
  await page.goto('/admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));

  const other = await context.newPage();
  await other.goto('/admin?tab=activity');
  await expect(other.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(other.getByText('Logged in').first()).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  await expect(other.getByText('You were signed out in another tab. What you typed is kept.')).toBeVisible();
  await expect(page.getByText('You were signed out in another tab.')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  const refused = await page.request.get('/api/admin/audit-log', { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(401);
});

const logIn = async (page: Page, { email }: Colleague) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(COLLEAGUE_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('what somebody has begun to type waits for them, and is not shown to a colleague at the same computer', {
  tag: '@any-size',
}, async ({ page, context, request }) => {
  const [ann, bo] = [await addColleague('sales'), await addColleague('sales')];
  const id = await enquire(request, someCustomer());
  const note = page.getByRole('article').getByPlaceholder('Add a note');
  await page.goto(`/admin?tab=inquiries&enquiry=${id}`);
  await logIn(page, ann);
  await note.fill('Half a thought');
  const other = await context.newPage();
  await other.goto('/admin');
  for (const [who, has] of [
    [bo, ''],
    [ann, 'Half a thought'],
  ] as const) {
    await other.evaluate(() => localStorage.removeItem('adminToken'));
    await expect(page.getByText('You were signed out in another tab. What you typed is kept.')).toBeVisible();
    await logIn(page, who);
    await expect(note).toHaveValue(has);
  }
});

test.describe('a sign-out that gets no answer', () => {
  test.use({ expectedConsole: ['ERR_FAILED'] });

  test('says so, and forgets the token all the same', { tag: '@any-size' }, async ({ office }) => {
    await office.goto('/admin');
    await expect(office.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
    await office.route('**/api/admin/logout', (route) => route.abort());
    await office.getByRole('button', { name: 'Log out' }).click();
    const toast = office.getByRole('alert');
    await expect(toast.getByText('Logout failed')).toBeVisible();
    await expect(toast.getByText('Please try again')).toBeVisible();
    await expect(office.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
    expect(await office.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });
});

test.describe('a sign-in that cannot be checked', () => {
  test.use({ expectedConsole: ['ERR_FAILED'] });

  test('is said, kept, and checked again on request', { tag: '@any-size' }, async ({ office }) => {
    await office.route('**/api/admin/status', (route) => route.abort(), { times: 1 });
    await office.goto('/admin');
    await expect(office.getByRole('heading', { name: "We couldn't check your login" })).toBeVisible();
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
  });
});

test('the footer leads in, and the login screen back out', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to website' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('visitors download nothing of the back office', { tag: '@any-size' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/vehicles', '/finance', '/contact']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((url) => url.includes('mfe-admin'))).toEqual([]);
  expect(asked.filter((url) => url.includes('/api/admin'))).toEqual([]);
});

test('is kept out of search engines', { tag: '@any-size' }, async ({ page, request }) => {
  await page.goto('/admin');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin');
});
