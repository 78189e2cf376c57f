import type { DealershipState } from '@forecourt/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { dealership } from './support/dealership.ts';
import { expectHeldWhileSending, staffHeaders, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const state = async (request: APIRequestContext): Promise<DealershipState> =>
  (await request.get('/api/dealership', { headers: staffHeaders })).json();
/** What other tests do not look at. */
const nameBuilder = async (request: APIRequestContext, name: string) => {
  const { serial, settings } = await state(request);
  const data = { serial, settings: { ...settings, webBuilder: { ...settings.webBuilder, name } } };
  expect((await request.put('/api/dealership', { headers: staffHeaders, data })).status()).toBe(200);
};
const open = async (office: Page, name: string) => {
  await office.getByRole('link', { name: `Change ${name}` }).click();
  return office.getByRole('dialog');
};

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inWords = (date: string, more: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', ...more });

// They change what the other ones see.
test.describe.configure({ mode: 'serial' });
test.use({ expectedConsole: ['400', '409'] });

test(
  'the owner changes a setting, visitors have it at once, and the change is undone',
  { tag: '@any-size' },
  async ({ office, request }, { project }) => {
    const name = `${project.name} Studio`;
    await office.goto('/admin?tab=settings');
    await expect(office).toHaveTitle(/^Settings · Admin \|/);
    await expect(office.getByRole('article', { name: 'Contact' })).toContainText(dealership.phone);
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    const dialog = await open(office, 'complaints and warranty');
    const field = dialog.getByRole('textbox', { name: 'Web builder *', exact: true });
    await field.fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Enter the name');
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    await field.fill(name);
    await expectHeldWhileSending(dialog, '**/api/dealership', 'Save');
    await expect(office.getByText('Settings saved')).toBeVisible();
    await expect(dialog).toBeHidden();
    const card = office.getByRole('article', { name: 'Complaints and warranty' });
    await expect(card).toContainText(name);
    await expect.poll(async () => (await request.get('/about')).text()).toContain(name);
    const changes = office.getByRole('region', { name: 'Changes' }).getByRole('listitem');
    await expect(changes.filter({ hasText: `→ ${name}` }).first()).toContainText('Live');
    await office.getByRole('link', { name: 'Undo the last change' }).click();
    await expect(dialog).toContainText(`Web builder: ${name} → ${dealership.webBuilder.name}`);
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(card).toContainText(dealership.webBuilder.name);
    await expect.poll(async () => (await request.get('/about')).text()).not.toContain(name);
  },
);

test('what somebody else saves meanwhile is not overwritten, and what was typed is not lost', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  await office.goto('/admin?tab=settings');
  const dialog = await open(office, 'complaints and warranty');
  await dialog.getByRole('textbox', { name: 'Web builder *', exact: true }).fill('Typed Studio');
  await nameBuilder(request, 'Quicker Studio');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody else has saved other settings meanwhile.');
  await expect(dialog).toContainText(`Web builder: ${dealership.webBuilder.name} → Quicker Studio`);
  await expect(dialog.getByRole('textbox', { name: 'Web builder *', exact: true })).toHaveValue('Typed Studio');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByRole('article', { name: 'Complaints and warranty' })).toContainText('Typed Studio');
  await nameBuilder(request, dealership.webBuilder.name);
});

test('opening hours are set by the day, and left without saving they stay as they were', { tag: '@each-size' }, async ({
  office,
}) => {
  await office.goto('/admin?tab=settings&do=hours');
  const dialog = office.getByRole('dialog', { name: 'Opening hours' });
  const sales = dialog.getByRole('group', { name: 'Sales team, by phone' });
  await expect(sales.getByLabel('Saturday opens')).toHaveValue('09:00');
  await expect(sales.getByText('Closed')).toHaveCount(1);
  await sales.getByLabel('open on Sunday').check();
  await sales.getByLabel('Sunday closes').fill('08:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(sales).toContainText('Sunday: Closing time must be after the opening time');
  await expectAccessible(office);
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByRole('article', { name: 'Opening hours' })).toContainText('Saturday: 09:00-16:00');
});

test('the owner sees the site with what has been typed before anybody else does', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  await office.goto('/admin?tab=settings');
  const dialog = await open(office, 'business');
  const name = dialog.getByRole('textbox', { name: 'Trading name *', exact: true });
  await name.fill('');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(name).toBeFocused();
  await name.fill('Draft Vans');
  const opened = office.waitForEvent('popup');
  await expectHeldWhileSending(dialog, '**/api/dealership/preview', 'Preview');
  const site = await opened;
  await expect(site).toHaveTitle(/Draft Vans/);
  const badge = site.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText(/Preview of unsaved settings until .*Enquiries sent from it are real/);
  await expectAccessible(site);
  await expectNoSidewaysScroll(site);
  await site.goto('/finance');
  await expect(site.getByRole('contentinfo')).toContainText('Draft Vans');
  expect(await (await request.get('/')).text()).not.toContain('Draft Vans');
  await expect(dialog.getByRole('status')).toContainText('The site is open in another tab with these settings.');
  await expectAccessible(office);
  await office.reload();
  await expect(office).toHaveTitle(new RegExp(dealership.tradingName));
  await site.getByRole('button', { name: 'Leave preview' }).click();
  await expect(site).toHaveURL(/\/finance$/);
  await expect(site.getByRole('contentinfo')).not.toContainText('Draft Vans');
  await site.goto('/preview/open?token=altered');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('This is not a preview link');
});

test(
  'what is saved ends the preview of it, and each undo has a name of its own',
  { tag: '@any-size' },
  async ({ office }, { project }) => {
    await office.goto('/admin?tab=settings');
    const dialog = await open(office, 'complaints and warranty');
    await dialog.getByRole('textbox', { name: 'Web builder *', exact: true }).fill(`${project.name} Preview`);
    const opened = office.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const site = await opened;
    const badge = site.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toBeVisible();
    const left = office.waitForResponse('**/preview/leave');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Settings saved')).toBeVisible();
    await left;
    await site.goto('/finance');
    await expect(site.getByRole('contentinfo')).toBeVisible();
    await expect(badge).toHaveCount(0);

    await office.getByRole('link', { name: 'Undo the last change' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(office.getByText(`Web builder: ${project.name} Preview →`).first()).toBeVisible();
    const undo = office.getByRole('region', { name: 'Changes' }).getByRole('link', { name: /^Undo/ });
    await expect(office.getByRole('link', { name: 'Undo to here: the last 2 changes' })).toBeVisible();
    const names = await undo.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(names.length);
  },
);

test('a single day with other hours is told to visitors and search engines, and taken back', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const date = dayAhead(3);
  const note = `Closed on ${inWords(date, { weekday: 'long' })} (Stocktaking)`;
  await office.goto('/admin?tab=settings&do=hours');
  const dialog = office.getByRole('dialog', { name: 'Opening hours' });
  const days = dialog.getByRole('group', { name: 'Single days' });
  const second = days.getByRole('group', { name: 'Day 2' });
  await days.getByRole('button', { name: 'Add a day' }).click();
  await expect(days.getByLabel('Day 1: date')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(days).toContainText('Enter a date');
  await days.getByLabel('Day 1: date').fill(dayAhead(-2));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(days.getByLabel('Day 1: date')).toBeFocused();
  await expect(days.getByLabel('Day 1: date')).toHaveAccessibleDescription(/This date has passed/);
  await days.getByLabel('Day 1: date').fill(date);
  await days.getByLabel('Why').fill('Stocktaking');
  await days.getByRole('button', { name: 'Add a day' }).click();
  await second.getByLabel('Day 2: date').fill(date);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByLabel('Day 2: date')).toBeFocused();
  await expect(second.getByLabel('Day 2: date')).toHaveAccessibleDescription(/Day 1 has this date too/);
  await expectAccessible(office);
  await second.getByLabel('Day 2: date').fill(dayAhead(33));
  await second.getByLabel('Open', { exact: true }).check();
  await second.getByLabel('Closes').fill('08:00');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(days).toContainText(`${inWords(dayAhead(33), { year: 'numeric' })}: Closing time must be after the opening time`);
  await days.getByRole('button', { name: 'Remove day 2' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByRole('article', { name: 'Opening hours' })).toContainText(
    `${inWords(date, { year: 'numeric' })}: closed`,
  );
  for (const path of ['/about', '/contact', '/finance'])
    await expect.poll(async () => (await request.get(path)).text()).toContain(note);
  const specification = `"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","validFrom":"${date}","validThrough":"${date}","opens":"00:00","closes":"00:00"}]`;
  expect(await (await request.get('/')).text()).toContain(specification);
  await office.getByRole('link', { name: 'Undo the last change' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await request.get('/about')).text()).not.toContain(note);
});

test('new finance terms say which vans they change, and a rate that is hardly meant is asked back', async ({ office }) => {
  await office.goto('/admin?tab=settings');
  const dialog = await open(office, 'finance');
  const rate = dialog.getByRole('textbox', { name: 'Annual rate, % *', exact: true });
  await expect(dialog.getByText('This changes the deposit')).toBeHidden();
  await rate.fill('9.5');
  await expect(dialog.getByRole('status')).toContainText(
    /This changes the deposit of \d+ vans? with a typed monthly price\. .+: £\d+ a month with a deposit of £[\d,]+ becomes £\d+ a month with /,
  );
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await expect(dialog.getByText('Visitors see this rate as 9.9% APR.')).toBeVisible();
  await rate.fill('990');
  await rate.press('Enter');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await rate.fill('1e1');
  await rate.press('Enter');
  await expect(rate).toHaveAccessibleDescription(/must be a number/);
  await rate.fill('0');
  await rate.press('Enter');
  const question = office.getByRole('dialog', { name: '0% APR?' });
  await expect(question).toContainText('Visitors see interest-free finance on all vans.');
  await expectAccessible(office);
  await office.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rate).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('button', { name: 'Discard' }).click();
  await expect(office.getByRole('article', { name: 'Finance' })).toContainText('12');
});
