import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { dealership } from './support/dealership.ts';
import { enquiriesFrom } from './support/enquiries.ts';
import { expectHeldWhileSending, openFilters, signInAgainElsewhere, staffHeaders, test } from './support/office.ts';
import { askAboutData, enquire, enquireByChat, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts';

const openEnquiries = async (office: Page, mark: string): Promise<void> => {
  await office.goto(`/admin?tab=inquiries&q=${mark}`);
  await expect(office.getByRole('article').first()).toBeVisible();
};

test.describe('the enquiries tab', () => {
  test('shows who asks, how to reach them, about which van, when, and what they wrote', { tag: '@each-size' }, async ({
    office,
    van,
    request,
  }) => {
    const customer = someCustomer();
    await enquire(request, customer, { vehicleId: van.id });
    // The enquiries service hears of a van from events, a moment later.
    await expect.poll(async () => (await enquiriesFrom(request, customer.email))[0]?.vehicle?.isRemoved).toBe(false);
    await openEnquiries(office, customer.mark);
    const card = office.getByRole('article', { name: `${customer.name}, Test drive` });
    await expect(office.getByRole('heading', { level: 1, name: '1 enquiry' })).toBeVisible();
    await expect(card.getByRole('link', { name: customer.email })).toHaveAttribute('href', `mailto:${customer.email}`);
    await expect(card.getByRole('link', { name: customer.phone })).toHaveAttribute(
      'href',
      `tel:+44${customer.phone.slice(1).replace(' ', '')}`,
    );
    await expect(card.getByText('Preferred contact time: Morning (9AM - 12PM)')).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Message', exact: true })).toBeVisible();
    await expect(card.getByText('On Friday?')).toBeVisible();
    await expect(card.getByText(/^(just now|1 minute ago) · /)).toBeVisible();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);

    await card.getByRole('link', { name: `2022 Ford ${van.model}` }).click();
    await expect(office).toHaveURL(new RegExp(`/vehicle/${van.id}\\?from=enquiries$`));
    await office.getByRole('link', { name: 'Back to Enquiries' }).click();
    await expect(office).toHaveURL(/\/admin\?tab=inquiries$/);
  });

  test('splits what came from the chat into message and history (D17)', { tag: '@any-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    const transcript = 'Chat Conversation:\nBOT: Hello\nUSER: A van for <b>ladders</b>\nSYSTEM: dropped';
    await enquireByChat(request, customer, `Please ring me.\n\n${transcript}`);
    await openEnquiries(office, customer.mark);
    const card = office.getByRole('article', { name: `${customer.name}, Chat` });
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Customer Message', 'Chat History', 'Notes']);
    await expect(card.getByText('Please ring me.')).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: `${dealership.tradingName} (AI Assistant)` })).toContainText(
      'Hello',
    );
    await expect(card.getByRole('listitem').filter({ hasText: /^Customer/ })).toContainText('A van for <b>ladders</b>');
    await expect(card.getByText('dropped')).toBeHidden();
  });

  test('keeps a status and notes, also over a reload', { tag: '@any-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    const id = await enquire(request, customer);
    const data = { password: process.env['ADMIN_PASSWORD'] };
    const { token } = await (await request.post('/api/admin/login', { data })).json();
    const headers = { authorization: `Bearer ${token}` };
    await request.post(`/api/inquiries/${id}/notes`, { headers, data: { text: 'Wants a ladder rack' } });
    await openEnquiries(office, customer.mark);
    const card = office.getByRole('article', { name: new RegExp(customer.mark) });
    await expect(card.getByText(/^Owner, /)).toBeVisible();
    await card.getByLabel(/^Status of/).selectOption('Appointment');
    await expect(office.getByRole('link', { name: 'Appointment 1' })).toBeVisible();
    await card.getByPlaceholder('Add a note').fill('Rang,\ncomes on Friday');
    await card.getByRole('button', { name: 'Add note' }).click();
    await expect(card.getByText('Rang,\ncomes on Friday')).toBeVisible();
    await expect(card.getByPlaceholder('Add a note')).toHaveValue('');
    await office.reload();
    await expect(card.getByLabel(/^Status of/)).toHaveValue('appointment');
    await expect(card.getByText(/^You, /)).toBeVisible();
    await expect.poll(async () => (await enquiriesFrom(request, customer.email))[0]?.status).toBe('appointment');
  });

  test('adds a note once for a double click, and keeps a begun one over a reload', { tag: '@any-size' }, async ({
    office,
    request,
  }) => {
    const customer = someCustomer();
    await enquire(request, customer);
    await openEnquiries(office, customer.mark);
    const card = office.getByRole('article', { name: new RegExp(customer.mark) });
    const note = card.getByPlaceholder('Add a note');
    await note.fill('Rang, no answer');
    // Both clicks come before anything is rendered.
    await card.getByRole('button', { name: 'Add note' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(note).toHaveValue('');
    await expect(card.getByText('Rang, no answer')).toHaveCount(1);
    await note.fill('Half a thought');
    await office.reload();
    await expect(note).toHaveValue('Half a thought');
    // The session is shared with other tests, so that the server must not end it.
    await office.route('**/api/admin/logout', (route) => route.fulfill({ json: { success: true } }));
    await office.getByRole('button', { name: 'Log out' }).click();
    await expect(office.getByLabel(/password/i).first()).toBeVisible();
    const kept = await office.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('forecourt:draft')));
    expect(kept).toEqual([]);
  });

  test('is given to a colleague, found again by whose it is, and two who take it at once are told', async ({
    browser,
    request,
  }) => {
    const customer = someCustomer();
    await enquire(request, customer);
    const [ann, bo] = [await addColleague('sales'), await addColleague('owner')];
    const [hers, his] = [await ann.logIn(browser, 'Chrome on Windows'), await bo.logIn(browser, 'Chrome on Windows')];
    const address = `/admin?tab=inquiries&q=${customer.mark}`;
    // Her page is not told of changes, or the list would show whose it is before she chooses.
    await hers.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
    for (const page of [hers, his]) await page.goto(address);
    const whose = (page: Page) => page.getByRole('article').getByLabel(/^Who sees to/);
    await expect(whose(hers)).toHaveValue('');
    await expect(whose(his)).toHaveValue('');
    await whose(his).selectOption({ label: ann.name });
    await expect.poll(async () => (await enquiriesFrom(request, customer.email))[0]?.assignee).not.toBeNull();
    await expectAccessible(his);
    await expectNoSidewaysScroll(his);
    await whose(hers).selectOption({ label: bo.name });
    await expect(hers.getByText('Failed to assign the enquiry')).toBeVisible();
    await expect(hers.getByText(/^Somebody has changed enquiry/)).toBeVisible();
    await expect(whose(hers).locator('option:checked')).toHaveText(`Mine (${ann.name})`);

    await openFilters(hers);
    await hers.getByLabel('Whose', { exact: true }).selectOption('Mine');
    await expect(hers).toHaveURL(/assignee=me/);
    await expect(hers.getByRole('heading', { level: 1, name: '1 enquiry' })).toBeVisible();
    await hers.getByLabel('Whose', { exact: true }).selectOption("Nobody's");
    await expect(hers.getByText('No enquiry matches your filters.')).toBeVisible();
    await hers.goBack();
    await expect(hers.getByRole('article')).toHaveCount(1);
    await his.getByRole('link', { name: 'Activity' }).click();
    await expect(his.getByText(`assignee: nobody → ${ann.name}`).first()).toBeVisible();
    for (const page of [hers, his]) await page.context().close();
  });

  test('has who waits longest first among the new ones, and in the order that is chosen', { tag: '@any-size' }, async ({
    office,
    request,
  }) => {
    const customer = someCustomer();
    for (const message of ['The first', 'The second']) await enquire(request, customer, { message });
    const first = office.getByRole('article').first();
    await office.goto(`/admin?tab=inquiries&status=new&q=${customer.mark}`);
    await expect(first).toContainText('The first');
    await expect(office.getByLabel('Order')).toHaveValue('longest-wait');
    await office.getByLabel('Order').selectOption('Newest first');
    await expect(first).toContainText('The second');
    await office.goBack();
    await expect(first).toContainText('The first');
    await office.goto(`/admin?tab=inquiries&q=${customer.mark}`);
    await expect(first).toContainText('The second');
  });

  test('takes a status back that could not be stored, and keeps a note that could not be sent', { tag: '@any-size' }, async ({
    office,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push('503');
    const customer = someCustomer();
    await enquire(request, customer);
    await openEnquiries(office, customer.mark);
    const card = office.getByRole('article', { name: new RegExp(customer.mark) });
    const down = { status: 503, json: { code: 'SERVICE.UNAVAILABLE', detail: 'Please try again in 5 seconds.' } };
    await office.route(/\/api\/inquiries\/\d+/, (route) => route.fulfill(down));
    await card.getByLabel(/^Status of/).selectOption('Won');
    await expect(office.getByText('Failed to update status')).toBeVisible();
    await expect(card.getByLabel(/^Status of/)).toHaveValue('new');
    await card.getByPlaceholder('Add a note').fill('Still here');
    await card.getByRole('button', { name: 'Add note' }).click();
    await expect(office.getByText('Failed to add the note')).toBeVisible();
    await expect(card.getByPlaceholder('Add a note')).toHaveValue('Still here');
    await office.unroute(/\/api\/inquiries\/\d+/);
    await card.getByRole('button', { name: 'Add note' }).click();
    await expect(card.getByText(/^You, /)).toBeVisible();
  });

  test('keeps a pasted note that is too long whole, and says how much', { tag: '@any-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    await enquire(request, customer);
    await openEnquiries(office, customer.mark);
    const card = office.getByRole('article', { name: new RegExp(customer.mark) });
    const note = card.getByPlaceholder('Add a note');
    await note.fill('x'.repeat(5_032));
    await expect(card.getByText('32 characters too many: notes are at most 5,000 characters long')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await expectAccessible(office);
    await note.fill('x'.repeat(5_000));
    await card.getByRole('button', { name: 'Add note' }).click();
    await expect(card.getByText('x'.repeat(5_000))).toBeVisible();
  });

  test('narrows down in the address, and the back button widens it again', { tag: '@each-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    await enquire(request, customer);
    await enquire(request, customer, { inquiryType: 'quote', message: 'A quote, please' });
    await openEnquiries(office, customer.mark);
    const cards = office.getByRole('article');
    await expect(cards).toHaveCount(2);
    await openFilters(office);
    await office.getByLabel('Type', { exact: true }).selectOption('Quote');
    await expect(cards).toHaveCount(1);
    await expect(office).toHaveURL(/type=quote/);
    await office.getByRole('link', { name: /^Lost/ }).click();
    await expect(office.getByRole('heading', { name: 'No enquiries found' })).toBeVisible();
    await expectAccessible(office);
    await office.goBack();
    await expect(cards).toHaveCount(1);
    await office.goBack();
    await expect(cards).toHaveCount(2);
    await office.getByRole('searchbox', { name: 'Search' }).fill(`${customer.mark}@`);
    await expect(office).toHaveURL(/q=zz[^&]*%40/);
    await expect(cards).toHaveCount(2);
  });

  test('says that more have come in, and shows them when asked', { tag: '@any-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    await enquire(request, customer);
    await openEnquiries(office, customer.mark);
    await enquire(request, customer);
    await enquire(request, customer);
    const show = office.getByRole('button', { name: 'Show 2 new enquiries' });
    await expect(async () => {
      // As when somebody comes back to the window; a look that began before the two came in does not count for it.
      await office.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(show).toBeVisible({ timeout: 1000 });
    }).toPass();
    await show.click();
    await expect(office.getByRole('article')).toHaveCount(3);
    await expect(office.getByRole('button', { name: /new enquir/ })).toBeHidden();
  });

  test('is read on from where it ends', { tag: '@any-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    for (let number = 0; number < 51; number += 1) await enquire(request, customer, { message: `Number ${number}` });
    await openEnquiries(office, customer.mark);
    await expect(office.getByRole('heading', { level: 1, name: '51 enquiries' })).toBeVisible();
    const cards = office.getByRole('article');
    await expect(cards).toHaveCount(50);
    await expect(cards.first()).toContainText('Number 50');
    await office.getByRole('button', { name: 'Show more enquiries' }).press('Enter');
    await expect(cards).toHaveCount(51);
    await expect(office.getByRole('region', { name: 'More enquiries' })).toBeFocused();
    await expect(cards.last()).toContainText('Number 0');
    await expect(office.getByRole('button', { name: 'Show more enquiries' })).toBeHidden();
    await office.getByRole('link', { name: 'Vehicles', exact: true }).click();
    await expect(office.getByRole('heading', { level: 1, name: /vehicles?$/ })).toBeVisible();
    await office.goBack();
    await expect(cards).toHaveCount(51);
    await expect(office.getByRole('region', { name: 'More enquiries' })).not.toBeFocused();
  });

  test('goes out as a file that no spreadsheet takes for a formula', { tag: '@any-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    await enquire(request, customer, { message: '=cmd|calc' });
    await openEnquiries(office, customer.mark);
    const download = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.startsWith('\uFEFF"Enquiry"')).toBe(true);
    expect(csv).toContain(customer.email);
    expect(csv).toContain(`"'=cmd|calc"`);
  });

  test('is worked with the keyboard alone', { tag: '@any-size' }, async ({ office, request }) => {
    const customer = someCustomer();
    await enquire(request, customer);
    await openEnquiries(office, customer.mark);
    await office.getByRole('searchbox', { name: 'Search' }).focus();
    const status = office.getByLabel(/^Status of/);
    for (let presses = 0; presses < 10 && !(await status.evaluate((field) => field === document.activeElement)); presses += 1)
      await office.keyboard.press('Tab');
    await expect(status).toBeFocused();
    await office.keyboard.press('ArrowDown');
    await expect(status).toHaveValue('contacted');
    const note = office.getByPlaceholder('Add a note');
    for (let presses = 0; presses < 15 && !(await note.evaluate((field) => field === document.activeElement)); presses += 1)
      await office.keyboard.press('Tab');
    await office.keyboard.type('By keyboard');
    await office.keyboard.press('Tab');
    await office.keyboard.press('Enter');
    await expect(office.getByText(/^You, /)).toBeVisible();
  });

  test('says when there are none, and lets one try again when they could not be read', async ({ office, expectedConsole }) => {
    expectedConsole.push('503');
    const lists = /\/api\/inquiries\?/;
    await office.route(lists, (route) => route.fulfill({ json: [] }));
    await office.goto('/admin?tab=inquiries');
    await expect(office.getByRole('heading', { name: 'No enquiries yet' })).toBeVisible();
    await expectAccessible(office);
    await office.unroute(lists);
    await office.route(lists, (route) => route.fulfill({ status: 503, json: { code: 'X', detail: 'Down' } }));
    await office.reload();
    await expect(office.getByRole('heading', { name: 'Error Loading Enquiries' })).toBeVisible();
    await office.unroute(lists);
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByRole('heading', { name: 'Error Loading Enquiries' })).toBeHidden();
  });
});

test.describe('data requests', () => {
  test('are extended with a reason and the word that the person was told', async ({ office, request }) => {
    const reference = await askAboutData(request, someCustomer());
    await office.goto('/admin?tab=inquiries&view=data-requests');
    const card = office.getByRole('article', { name: `${reference}, Erasure (Article 17)` });
    await expect(card.getByText(/^Due in (28|29|30) days$/)).toBeVisible();
    await card.getByRole('link', { name: 'Extend' }).click();
    const dialog = office.getByRole('dialog', { name: `Extend ${reference}` });
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect(dialog.getByText('Enter the reason')).toBeVisible();
    await expect(dialog.getByText('Tell the person first that it will take longer, and why')).toBeVisible();
    await expectAccessible(office);
    const [, latest = ''] =
      /can be extended to (.+)\.$/.exec((await dialog.getByText('can be extended to').textContent()) ?? '') ?? [];
    await dialog.getByLabel('New due date *').fill(latest);
    await dialog.getByLabel('Reason for the extension *').fill('Six years of post');
    await signInAgainElsewhere(office);
    await expect(dialog.getByLabel('New due date *')).toHaveValue(latest);
    await expect(dialog.getByLabel('Reason for the extension *')).toHaveValue('Six years of post');
    await dialog.getByRole('checkbox').check();
    await expectHeldWhileSending(dialog, '**/api/data-subject-request/*', 'Extend');
    await expect(dialog).toBeHidden();
    await expect(card.getByText(/: Six years of post$/)).toBeVisible();
  });

  test('lead to everything held on a person, which is handed over, and erased after a question', async ({ office, request }) => {
    const customer = someCustomer();
    await enquire(request, customer);
    const reference = await askAboutData(request, customer);
    await office.goto('/admin?tab=inquiries&view=data-requests');
    await expectNoSidewaysScroll(office);
    const card = office.getByRole('article', { name: new RegExp(reference) });
    await card.getByRole('link', { name: 'Find or erase their data' }).click();
    const dialog = office.getByRole('dialog', { name: "A person's data" });
    await dialog.getByRole('button', { name: 'Find' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: /^1 enquiry$/ })).toBeVisible();
    const theirs = dialog.getByRole('checkbox', { name: `: ${customer.name}, ${customer.email}` });
    await theirs.uncheck();
    await expect(dialog.getByRole('listitem').filter({ hasText: /^1 enquiry$/ })).toBeHidden();
    await theirs.check();
    const download = office.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download as JSON' }).click();
    expect(JSON.parse(await readFile(await (await download).path(), 'utf8')).enquiries).toMatchObject([
      { customerName: customer.name },
    ]);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(dialog.getByText(/of 1 enquiry and of 1 data request will be erased/)).toBeVisible();
    await expectAccessible(office);
    await expect(dialog.getByRole('region', { name: 'Confirm the erasure' })).toBeFocused();
    await expectHeldWhileSending(dialog, '**/erasure', 'Erase for good');
    await expect(dialog.getByText('Erased: 1 enquiry,')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
    await office.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await enquiriesFrom(request, customer.email)).toEqual([]);

    await expect(card.getByText(/Tell them, then mark this request as done/)).toBeVisible();
    await card.getByRole('button', { name: 'Mark as done' }).click();
    const question = office.getByRole('dialog', { name: 'Have you told them what was done?' });
    await expectAccessible(office);
    await question.getByRole('button', { name: 'Mark as done' }).click();
    await office.getByRole('link', { name: /^Done/ }).click();
    await expect(card.getByText(/^Erased on /)).toBeVisible();
    const all = await (await request.get('/api/data-subject-request', { headers: staffHeaders })).text();
    expect(all).not.toContain(customer.mark);
  });
});

test.describe('the vehicle page', () => {
  test('leads staff back to where they came from', { tag: '@any-size' }, async ({ office, van }) => {
    await office.goto(`/vehicle/${van.id}`);
    await expect(office.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin');
    await office.goto(`/vehicle/${van.id}?from=enquiries`);
    await expect(office.getByRole('link', { name: 'Back to Enquiries' })).toHaveAttribute('href', '/admin?tab=inquiries');
    await expect(office.getByRole('link', { name: 'Back to Admin' })).toBeHidden();
  });

  test('neither shows that to visitors nor asks about them', { tag: '@any-size' }, async ({ page, van }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/admin') && asked.push(request.url()));
    await page.goto(`/vehicle/${van.id}?from=enquiries`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Back to Vehicles' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Back to (Enquiries|Admin)/ })).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('shows nothing of it for a token that has ended', { tag: '@any-size' }, async ({ page, van }) => {
    await page.addInitScript(() => localStorage.setItem('adminToken', 'x.y.z'));
    const status = page.waitForResponse(/\/api\/admin\/status/);
    await page.goto(`/vehicle/${van.id}`);
    expect(await (await status).json()).toMatchObject({ authenticated: false });
    await expect(page.getByRole('link', { name: 'Back to Admin' })).toBeHidden();
  });
});

test('who has not accepted the invitation, or is disabled, is given no enquiry', { tag: '@any-size' }, async ({ request }) => {
  const id = await enquire(request, someCustomer());
  const name = `Jo ${randomUUID().slice(0, 8)}`;
  const data = { name, email: `${randomUUID().slice(0, 8)}@vans.example`, role: 'sales' };
  const invited = await (await request.post('/api/admin/staff', { headers: staffHeaders, data })).json();
  const give = async () => {
    const answer = await request.patch(`/api/inquiries/${id}`, {
      headers: staffHeaders,
      data: { assignee: invited.id, version: 1 },
    });
    return [answer.status(), (await answer.json()).detail];
  };
  expect(await give()).toEqual([409, expect.stringContaining('They have not accepted their invitation yet')]);
  await request.patch(`/api/admin/staff/${invited.id}`, { headers: staffHeaders, data: { isDisabled: true } });
  expect(await give()).toEqual([409, expect.stringContaining('Their account is disabled')]);
});
