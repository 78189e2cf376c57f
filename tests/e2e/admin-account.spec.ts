import type { Page } from '@playwright/test';
import { addColleague, COLLEAGUE_PASSWORD } from './support/colleague.ts';
import { test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test('staff see where they are logged in, and end one login or all others', async ({ browser }) => {
  const { name, logIn } = await addColleague('owner');
  const tablet = await logIn(browser, 'Chrome on Android');
  const laptop = await logIn(browser, 'Edge on ChromeOS');
  const office = await logIn(browser, 'Chrome on Windows');

  await office.getByRole('link', { name: 'Your account' }).click();
  const dialog = office.getByRole('dialog', { name: 'Your account' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Chrome on WindowsThis device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  await dialog.getByRole('button', { name: 'Log out of Chrome on Android' }).click();
  await expect(dialog.getByText('Logged out there')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
  await expect(rows).toHaveCount(2);
  // Nobody has to press anything to learn it.
  await expect(tablet.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(dialog.getByText('Logged out everywhere else')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await expect(laptop.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await expect(laptop.getByText('You were logged out from another device.')).toBeVisible();

  await office.goBack();
  await expect(dialog).toHaveCount(0);
  await office.getByRole('link', { name: 'Activity' }).click();
  const done = office.getByRole('listitem').filter({ hasText: name });
  await expect(done.filter({ hasText: 'Logged out of another device' })).toBeVisible();
  await expect(done.filter({ hasText: 'Logged out of all other devices' })).toBeVisible();
  for (const page of [office, tablet, laptop]) await page.context().close();
});

test.describe('a new password', () => {
  test.use({ expectedConsole: ['400', '401'] });

  test('needs the old one, and logs out everywhere else but here', async ({ browser }) => {
    const { email, logIn } = await addColleague('sales');
    const other = await logIn(browser, 'Chrome on Android');
    const office = await logIn(browser, 'Chrome on Windows');
    await office.getByRole('link', { name: 'Your account' }).click();
    const dialog = office.getByRole('dialog', { name: 'Your account' });
    await dialog.getByRole('button', { name: 'Change password' }).click();
    const [current, next] = [
      dialog.getByLabel('Current password', { exact: true }),
      dialog.getByLabel('New password', { exact: true }),
    ];
    await expect(current).toBeFocused();
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog.getByText('Enter your current password')).toBeVisible();
    await expect(dialog.getByText('Use at least 10 characters')).toBeVisible();
    await current.fill('not the password');
    await next.fill('kettle harbour fern');
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog.getByText('This is not your current password')).toBeVisible();
    await expect(current).toBeFocused();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    await current.fill(COLLEAGUE_PASSWORD);
    await next.fill('letmein2026');
    await next.press('Enter');
    await expect(dialog.getByText('This is easy to guess')).toBeVisible();
    await expect(next).toBeFocused();
    await expectAccessible(office);
    await next.fill('kettle harbour fern');
    await next.press('Enter');
    await expect(dialog.getByText('You stay logged in here')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Password' })).toBeFocused();
    await expect(other.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
    await expectAccessible(other);
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill('kettle harbour fern');
    await other.getByRole('button', { name: 'Log in' }).click();
    await expect(other.getByRole('dialog', { name: 'Please log in again' })).toBeHidden();
    for (const page of [office, other]) await page.context().close();
  });
});

test('staff give themselves the name that their letters are signed with, in their account or as they write', async ({
  browser,
  request,
}) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const { name, logIn } = await addColleague('sales');
  const office = await logIn(browser, 'Chrome on Windows');
  // As it is of the first account until its owner has said a name.
  await office.route('**/api/admin/accounts', async (route) => {
    const accounts: { id: string; name: string }[] = await (await route.fetch()).json();
    await route.fulfill({ json: accounts.map((one) => (one.name === name ? { ...one, name: 'owner' } : one)) });
  });
  await office.goto('/admin?tab=today');
  await office.getByRole('link', { name: 'Add your name' }).click();
  await expect(office.getByRole('dialog', { name: 'Your account' }).getByLabel('Your name')).toHaveValue('');
  await office.keyboard.press('Escape');
  await expect(office.getByRole('link', { name: 'Add your name' })).toBeFocused();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.goto(`/admin?tab=inquiries&q=${customer.mark}`);
  await office.getByRole('link', { name: `Reply to ${customer.name}` }).click();
  const letter = office.getByRole('dialog', { name: `Reply to ${customer.name}` });
  const message = letter.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/Kind regards,$/);
  await letter.getByRole('button', { name: 'Save name' }).click();
  await expect(letter.getByText('Enter your name')).toBeVisible();
  await expect(letter.getByLabel('Your name')).toBeFocused();
  await letter.getByLabel('Your name').fill('Owner');
  await letter.getByRole('button', { name: 'Save name' }).click();
  await expect(letter.getByText('Choose another name')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  const given = `Ann ${customer.mark}`;
  await letter.getByLabel('Your name').fill(given);
  await office.keyboard.press('Enter');
  await expect(letter.getByLabel('Your name')).toBeHidden();
  const added = letter.getByRole('region', { name: 'Added under your message' });
  await expect(added).toContainText(given);
  // Who writes it under the letter does not have it there twice.
  await message.fill(`Friday at two is fine.\n\nKind regards,\n${given}`);
  await expect(added).not.toContainText(given);
  await message.fill('Friday at two is fine.');
  await expect(added).toContainText(given);
  await letter.getByRole('button', { name: 'Discard draft' }).click();
  await office.keyboard.press('Escape');

  await office.unroute('**/api/admin/accounts');
  await office.goto('/admin?account');
  const own = office.getByRole('dialog', { name: 'Your account' });
  await expect(own.getByLabel('Your name')).toHaveValue(given);
  await own.getByLabel('Your name').fill(name);
  await own.getByRole('button', { name: 'Save name' }).click();
  await expect(office.getByText(`Your letters are signed ${name}.`)).toBeVisible();
  await office.context().close();
});

test.describe('a list of logins that cannot be loaded', () => {
  test.use({ expectedConsole: ['ERR_FAILED'] });

  test('says so and is loaded again on request', { tag: '@any-size' }, async ({ office }) => {
    await office.route('**/api/admin/sessions', (route) => route.abort(), { times: 1 });
    await office.goto('/admin?account');
    const dialog = office.getByRole('dialog', { name: 'Your account' });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('This device')).toBeVisible();
    await office.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('a viewer sees the stock and the enquiries, and nothing that the role may not press', async ({ browser }) => {
  const { logIn } = await addColleague('viewer');
  const office = await logIn(browser, 'Chrome on Windows');
  await expect(office.getByRole('article').first()).toBeVisible();
  for (const name of [/^Edit /, /^Post to Social/, 'Add Vehicle', 'Activity', 'Staff'])
    await expect(office.getByRole('link', { name })).toHaveCount(0);
  await expect(office.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await expect(office.getByRole('link', { name: /^Print price card/ }).first()).toBeVisible();
  await expect(office.getByRole('combobox', { name: 'Stock status' }).first()).toBeDisabled();
  await expect(office.getByRole('switch', { name: 'Sold' }).first()).toBeDisabled();
  await expectAccessible(office);
  await office.keyboard.press('n');
  await expect(office.getByRole('dialog')).toHaveCount(0);
  await office.goto('/admin?add');
  await expect(office.getByRole('dialog', { name: 'Not for your role: Add vehicle' })).toBeVisible();
  await office.goto('/admin?tab=inquiries');
  await expect(office.getByRole('heading', { level: 1, name: /enquir/ })).toBeVisible();
  await expect(office.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await expect(office.getByRole('link', { name: 'Data requests' })).toHaveCount(0);
  await office.context().close();
});

test('sales edit a van, but do not see what it has cost, nor the feeds', { tag: '@any-size' }, async ({ browser, van }) => {
  const { logIn } = await addColleague('sales');
  const office = await logIn(browser, 'Chrome on Windows');
  await office.goto(`/admin?edit=${van.id}`);
  await expect(office.getByRole('dialog', { name: /^Edit / })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Duplicate' })).toBeVisible();
  await expect(office.getByRole('button', { name: 'Costs and VIN' })).toHaveCount(0);
  await office.goto('/admin?feeds');
  await expect(office.getByRole('dialog', { name: 'Not for your role: Stock feeds' })).toBeVisible();
  await office.goto('/admin');
  await expect(office.getByRole('link', { name: 'Import' })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Feeds' })).toHaveCount(0);
  await office.context().close();
});

/** Where the links of a page of the office lead, one for each tab and set of overlays. */
const ledTo = async (office: Page): Promise<Map<string, string>> => {
  const hrefs = await office.locator('a[href^="/admin"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const kindOf = (href: string) => {
    const params = new URL(href, 'http://office.example').searchParams;
    return [params.get('tab'), params.get('view'), ...params.keys()].join(' ');
  };
  return new Map(hrefs.flatMap((href) => (href === null ? [] : [[kindOf(href), href]])));
};

for (const role of ['viewer', 'sales', 'manager'] as const) {
  test(`every link that a ${role} is shown leads to what the role may open`, { tag: '@any-size' }, async ({ browser, van }) => {
    const { logIn } = await addColleague(role);
    const office = await logIn(browser, 'Chrome on Windows');
    const views = ['/admin', '/admin?show=removed', '/admin?tab=today', '/admin?tab=inquiries', `/admin?figures=${van.id}`];
    if (role !== 'viewer') views.push(`/admin?edit=${van.id}`, `/admin?post=${van.id}`);
    const found = new Map<string, string>();
    const open = async (address: string) => {
      await office.goto(address);
      await expect(office.locator('main h1').first()).toBeAttached();
    };
    for (const view of views) {
      await open(view);
      if (/edit|post|figures/.test(view)) await expect(office.getByRole('dialog')).toBeVisible();
      for (const [kind, href] of await ledTo(office)) found.set(kind, href);
    }
    expect(found.size).toBeGreaterThan(5);
    for (const href of found.values()) {
      await open(href);
      await expect(office.getByText('Not for your role'), href).toHaveCount(0);
    }
    await office.context().close();
  });
}
