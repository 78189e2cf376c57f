import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffMember } from '@forecourt/contracts';
import type { Browser, Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const MAIL_DIR = process.env['MAIL_DIR'] ?? '';
const PASSWORD = 'gravel teapot orbit';

test.use({ expectedConsole: ['409'] });

/** The link in the newest mail to an address. */
async function linkMailedTo(email: string): Promise<string> {
  const links: { at: number; link: string }[] = [];
  await expect(async () => {
    links.length = 0;
    for (const file of (await readdir(MAIL_DIR)).filter((name) => name.endsWith('.staff.eml'))) {
      const mail = (await readFile(join(MAIL_DIR, file), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      const [, link = ''] = /(\/admin#link=[\w-]+)/.exec(mail) ?? [];
      const [, date = ''] = /^Date: (.+)$/m.exec(mail) ?? [];
      if (mail.includes(email)) links.push({ at: Date.parse(date), link });
    }
    expect(links.length).toBeGreaterThan(0);
  }).toPass();
  return links.toSorted((one, other) => one.at - other.at).at(-1)?.link ?? '';
}

const someone = () => ({ name: `Jo ${randomUUID().slice(0, 8)}`, email: `${randomUUID().slice(0, 8)}@vans.example` });

/** A browser of their own. */
const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const logIn = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Leaves nobody behind who can log in. */
async function disable(page: Page, email: string): Promise<void> {
  const all: StaffMember[] = await (await page.request.get('/api/admin/staff', { headers: staffHeaders })).json();
  const id = all.find((one) => one.email === email)?.id;
  await page.request.patch(`/api/admin/staff/${id}`, { headers: staffHeaders, data: { isDisabled: true } });
}

test('an owner invites somebody, who sets a password by the mailed link and has what the role may do', async ({
  office,
  browser,
}) => {
  const { name, email } = someone();
  await office.goto('/admin?tab=staff');
  await office.getByRole('link', { name: 'Invite somebody' }).click();
  const dialog = office.getByRole('dialog', { name: 'Invite somebody' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  await expect(dialog.getByText('Enter the name')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(office);
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel('Role').selectOption('Viewer');
  // The system under test has no mail server: the link is a file.
  await expect(dialog.getByRole('note')).toContainText("Mail isn't connected: the invitation is not sent.");
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  const made = office.getByRole('dialog', { name: `${name} is invited` });
  await expect(made.getByText("Mail isn't connected, so nothing was mailed.")).toBeFocused();
  const link = await made.getByLabel(`Link for ${name}`).inputValue();
  await expect(made).toContainText(/Works once, until \d+ \w+ \d{4} at \d\d:\d\d/);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toHaveCount(0);
  await expect(office).not.toHaveURL(/invite/);
  const row = office.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(/Invited\s*not mailed, until/);
  await expect(office.getByRole('note')).toContainText("Mail isn't connected: invitations");
  expect(await office.content()).not.toContain(link.split('=')[1]);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  const page = await newPage(browser);
  await page.goto(link);
  await expect(page.getByText(`Welcome, ${name}. You log in with ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Use at least 10 characters')).toBeVisible();
  const chosen = page.getByLabel('New password');
  for (const [guessable, why] of [
    ['password123', 'it is a password that many people use, or close to one'],
    [name.replaceAll(' ', ''), "it is mostly your name, your email address or the dealership's name"],
  ] as const) {
    await chosen.fill(guessable);
    await chosen.press('Enter');
    await expect(page.getByText(`This is easy to guess: ${why}. Choose another one`)).toBeVisible();
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAccessibleDescription(/easy to guess/);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chosen.fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password set')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  const tabs = page.getByRole('navigation', { name: 'Back office' });
  await expect(tabs.getByRole('link')).toHaveText([/^Vehicles/, /^Today/, /^Enquiries/]);
  await page.goto('/admin?tab=staff');
  await expect(page.getByRole('heading', { name: 'Not for your role: Staff' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link has been used')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();

  await disable(office, email);
  await page.context().close();
});

test('an owner corrects the name and the email of a colleague, who reads the new name after a reload', async ({
  office,
  browser,
}) => {
  const [colleague, other] = [await addColleague('sales'), await addColleague('viewer')];
  const page = await colleague.logIn(browser, 'Chrome on Windows');
  await office.goto('/admin?tab=staff');
  await office.getByRole('link', { name: `Change ${colleague.name}` }).press('Enter');
  const dialog = office.getByRole('dialog', { name: colleague.name });
  const save = dialog.getByRole('button', { name: 'Save name and email' });
  await dialog.getByLabel('Name').fill('');
  await dialog.getByLabel('Email').fill('nonsense');
  await save.click();
  await expect(dialog.getByText('Enter the name')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  const next = { name: `Ann ${randomUUID().slice(0, 8)}`, email: `${randomUUID().slice(0, 8)}@vans.example` };
  await dialog.getByLabel('Name').fill(next.name);
  await dialog.getByLabel('Email').fill(other.email);
  await save.click();
  await expect(dialog.getByText('Somebody else has this email address')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel('Email').fill(next.email);
  await expect(dialog.getByText('They log in with the new address from then on.')).toBeVisible();
  await save.click();
  await expect(office.getByText('Email address changed')).toBeVisible();
  const row = office.getByRole('listitem').filter({ hasText: next.name });
  await expect(row).toContainText(next.email);

  await page.goto('/admin?account');
  await expect(page.getByRole('dialog', { name: 'Your account' }).getByLabel('Your name')).toHaveValue(next.name);
  await office.getByRole('link', { name: 'Activity' }).click();
  await expect(office.getByText(`name changed to ${next.name}`)).toBeVisible();
  await expect(office.getByText('email address changed').first()).toBeVisible();
  await page.context().close();
});

test('an address that is corrected before the invitation is accepted gets an invitation at once, and the earlier link says so', async ({
  office,
  browser,
}) => {
  const { name, email } = someone();
  await office.request.post('/api/admin/staff', { headers: staffHeaders, data: { name, email, role: 'sales' } });
  const earlier = await linkMailedTo(email);
  await office.goto('/admin?tab=staff');
  await office.getByRole('link', { name: `Change ${name}` }).press('Enter');
  const dialog = office.getByRole('dialog', { name, exact: true });
  const right = someone().email;
  await dialog.getByLabel('Email').fill(right);
  await expect(dialog.getByRole('status').filter({ hasText: 'You get a new invitation to pass on yourself' })).toContainText(
    'The link that was made for the earlier address stops working.',
  );
  await dialog.getByRole('button', { name: 'Save name and email' }).click();
  const made = office.getByRole('dialog', { name: `${name} is invited` });
  // The system under test has no mail server.
  await expect(made.getByText("Mail isn't connected, so nothing was mailed.")).toBeFocused();
  await expect(made).toContainText('The link that was made for the earlier address no longer works.');
  const link = await made.getByLabel(`Link for ${name}`).inputValue();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toHaveCount(0);
  const row = office.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(right);
  await expect(row).toContainText(/Invited\s*not mailed, until/);

  const page = await newPage(browser);
  await page.goto(earlier);
  await expect(page.getByText('The email address of this invitation has been corrected')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(link);
  await page.reload();
  await expect(page.getByText(`Welcome, ${name}. You log in with ${right}.`)).toBeVisible();
  await page.context().close();
  await disable(office, right);
});

test('of two owners who correct the same account, the second is told, and what was typed is kept', async ({ office }) => {
  const { name } = await addColleague('sales');
  await office.goto('/admin?tab=staff');
  await office.getByRole('link', { name: `Change ${name}` }).press('Enter');
  const dialog = office.getByRole('dialog', { name });
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  const all: StaffMember[] = await (await office.request.get('/api/admin/staff', { headers: staffHeaders })).json();
  const member = all.find((one) => one.name === name);
  const faster = { name: `Bo ${randomUUID().slice(0, 8)}`, email: member?.email };
  const data = { ...faster, shown: { name, email: member?.email } };
  const done = await office.request.put(`/api/admin/staff/${member?.id}/person`, { headers: staffHeaders, data });
  expect(done.status()).toBe(200);
  await dialog.getByLabel('Name').fill('Cy Slower');
  await dialog.getByRole('button', { name: 'Save name and email' }).click();
  const told = office.getByText('Somebody else has changed this account meanwhile.');
  await expect(told).toBeVisible();
  await expect(office.getByLabel('Name')).toHaveValue('Cy Slower');
  await expectAccessible(office);
});

test('an owner changes a role, disables an account and enables it again; the activity says so', { tag: '@each-size' }, async ({
  office,
  browser,
}) => {
  const { name, email } = someone();
  const invited = await office.request.post('/api/admin/staff', { headers: staffHeaders, data: { name, email, role: 'sales' } });
  expect(invited.status()).toBe(201);
  const page = await newPage(browser);
  await page.goto(await linkMailedTo(email));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /vehicles$/ })).toBeVisible();

  await office.goto('/admin?tab=staff');
  const change = office.getByRole('link', { name: `Change ${name}` });
  const dialog = office.getByRole('dialog', { name, exact: true });
  await change.click();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByLabel('Role').selectOption('Manager');
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(office.getByText(`${name} has the role Manager now.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(office.getByRole('listitem').filter({ hasText: name })).toContainText('Manager');

  await expect(page.getByText('An owner has given you another role')).toBeVisible();
  await page.reload();
  await expect(page.getByText('An owner has given you another role')).toBeVisible();
  await expect(page.getByText('Forgotten your password?')).toBeVisible();
  await logIn(page, email);
  await expect(page.getByRole('link', { name: 'Activity' })).toBeVisible();

  // By keyboard: on a phone, the toast of the last change may lie over the last row.
  await change.press('Enter');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  const asked = office.getByRole('dialog', { name: `Disable the account of ${name}?` });
  await expectAccessible(office);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(office.getByRole('listitem').filter({ hasText: name })).not.toContainText('Disabled');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await asked.getByRole('button', { name: 'Disable' }).click();
  await expect(office.getByRole('listitem').filter({ hasText: name })).toContainText('Disabled');
  const told = page.getByRole('dialog', { name: 'Your account was disabled' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  const disabled = page.getByText('Your account is disabled. Ask whoever manages the staff to enable it again.');
  await expect(disabled).toHaveCount(1);
  await page.reload();
  await expect(disabled).toHaveCount(1);
  // Only who knows the password is told, and then the truth.
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Incorrect email or password')).toBeHidden();
  await expect(disabled).toHaveCount(2);
  await expectAccessible(page);

  await change.press('Enter');
  await dialog.getByRole('button', { name: 'Enable account' }).click();
  await expect(office.getByRole('listitem').filter({ hasText: name })).toContainText('Logged in');
  await office.goto('/admin?tab=activity');
  for (const done of ['invited', 'role: sales → manager', 'account disabled', 'account enabled'])
    await expect(
      office
        .getByRole('listitem')
        .filter({ hasText: `${name}: ${done}` })
        .first(),
    ).toBeVisible();

  await disable(office, email);
  await page.context().close();
});

test('whoever may edit no longer is told what became of the open editor, and the cards follow the new role', async ({
  office,
  browser,
  van,
}) => {
  const { name, email, logIn: open } = await addColleague('sales');
  const page = await open(browser, 'Chrome on Windows');
  await page.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  const edit = page.getByRole('link', { name: /^Edit / });
  await edit.click();
  await page
    .getByRole('dialog', { name: /^Edit / })
    .getByLabel(/^Price \(£\)/)
    .fill('12345');
  await office.goto('/admin?tab=staff');
  await office.getByRole('link', { name: `Change ${name}` }).press('Enter');
  const dialog = office.getByRole('dialog', { name, exact: true });
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('An owner has given you another role')).toBeVisible();
  await logIn(page, email);
  const told = page.getByRole('dialog', { name: 'Not for your role: Edit vehicle' });
  await expect(told).toContainText('Your role has changed, so this was closed. What you had not saved here was not saved.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await told.getByRole('button', { name: 'Close' }).last().click();
  await expect(told).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Post to Social/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await disable(office, email);
  await page.context().close();
});

test('a link is copied, and selected where a browser does not allow that', { tag: '@any-size' }, async ({ office }) => {
  const { name, email } = someone();
  await office.request.post('/api/admin/staff', { headers: staffHeaders, data: { name, email, role: 'sales' } });
  const copied: string[] = [];
  await office.exposeFunction('keepCopied', (text: string) => {
    if (copied.length > 0) throw new Error('not allowed');
    copied.push(text);
  });
  await office.addInitScript(() => {
    const keep = (globalThis as unknown as { keepCopied: (text: string) => Promise<void> }).keepCopied;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } });
  });
  await office.goto('/admin?tab=staff');
  await office.getByRole('link', { name: `Change ${name}` }).click();
  const dialog = office.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  const address = await dialog.getByLabel(`Link for ${name}`).inputValue();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  expect(copied).toEqual([address]);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('The link is selected: copy it from the field.')).toBeVisible();
  const selected = dialog.getByLabel(`Link for ${name}`).evaluate((field: HTMLInputElement) => field.selectionEnd);
  expect(await selected).toBe(address.length);
  await office.goBack();
  await expect(dialog).toHaveCount(0);
  await office.getByRole('link', { name: `Change ${name}` }).click();
  await expect(dialog.getByLabel(`Link for ${name}`)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click();
  await office.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

test('an owner is made only after a question', { tag: '@any-size' }, async ({ office }) => {
  const { name, email } = someone();
  await office.goto('/admin?tab=staff&invite');
  const dialog = office.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('Owner');
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  const asked = office.getByRole('dialog', { name: `Make ${name} an owner?` });
  await expect(asked).toContainText('An owner may do everything');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Make invitation' }).click();
  await office.getByRole('button', { name: 'Done' }).click();

  const row = office.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('link', { name: `Change ${name}` }).press('Enter');
  const member = office.getByRole('dialog', { name, exact: true });
  await member.getByLabel('Role').selectOption('Owner');
  await member.getByRole('button', { name: 'Save role' }).click();
  await expectAccessible(office);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Viewer');
  await member.getByRole('button', { name: 'Save role' }).click();
  await asked.getByRole('button', { name: 'Make owner' }).click();
  await expect(row).toContainText('Owner');
  await disable(office, email);
});

test('an invitation is made anew and withdrawn', { tag: '@any-size' }, async ({ office }) => {
  const { name, email } = someone();
  await office.request.post('/api/admin/staff', { headers: staffHeaders, data: { name, email, role: 'sales' } });
  const first = await linkMailedTo(email);
  await office.goto('/admin?tab=staff');
  const dialog = office.getByRole('dialog', { name });
  await office.getByRole('link', { name: `Change ${name}` }).click();
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  const link = dialog.getByLabel(`Link for ${name}`);
  const second = await link.inputValue();
  const look = async (address: string) =>
    (await office.request.post('/api/admin/link', { data: { token: address.split('=')[1] } })).status();
  expect([await look(first), await look(second)]).toEqual([410, 200]);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(second);
  expect(await look(second)).toBe(410);

  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click();
  const asked = office.getByRole('dialog', { name: `Withdraw the invitation of ${name}?` });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(office.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click();
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await expect(office.getByText('Invitation withdrawn')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(office.getByText(name, { exact: true })).toHaveCount(0);
});

test('with one account alone, logging in asks for nothing but the password', { tag: '@any-size' }, async ({ page }) => {
  // What the server answers then; beside this test others invite people.
  await page.route('**/api/admin/status', (route) => route.fulfill({ json: { authenticated: false, asksEmail: false } }));
  await page.goto('/admin');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.locator('form input')).toHaveCount(1);
});
