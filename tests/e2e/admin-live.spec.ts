import type { Browser, Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { staffHeaders, storedVan, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** Within a second on a quiet machine, later beside a test that imports many vans; by polling it would take a minute. */
const AT_ONCE = { timeout: 30_000 };

/** Resolves once the page hears of changes: from then on everything is told at once. */
async function following(office: Page, address: string): Promise<void> {
  const stream = office.waitForResponse((answer) => answer.url().endsWith('/api/admin/changes') && answer.status() === 200);
  await office.goto(address);
  await stream;
}

async function colleagueAt(browser: Browser, address: string): Promise<Page> {
  const page = await (await addColleague('sales')).logIn(browser, 'Chrome on Windows');
  await page.goto(address);
  return page;
}

test('a status that a colleague sets is on the screen at once, and nothing typed is lost', async ({
  office,
  browser,
  request,
}) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const address = `/admin?tab=inquiries&q=${customer.mark}`;
  await following(office, address);
  const card = office.getByRole('article', { name: new RegExp(customer.mark) });
  const note = card.getByPlaceholder('Add a note');
  await note.fill('Rang, and they will');
  const colleague = await colleagueAt(browser, address);
  await colleague.getByLabel(/^Status of/).selectOption('Contacted');
  await expect(card.getByLabel(/^Status of/)).toHaveValue('contacted', AT_ONCE);
  await expect(office.getByRole('link', { name: 'Contacted 1' })).toBeVisible(AT_ONCE);
  await expect(note).toHaveValue('Rang, and they will');
  await expect(note).toBeFocused();
  await note.press('End');
  await note.pressSequentially(' come');
  await card.getByRole('button', { name: 'Add note' }).click();
  const theirs = colleague.getByRole('article', { name: new RegExp(customer.mark) });
  await expect(theirs.getByText('Rang, and they will come')).toBeVisible();
  await colleague.context().close();
});

test("a corrected address ties an enquiry to the customer's other one on the screen, and unties it, at once", async ({
  office,
  request,
}) => {
  const [customer, mistyped] = [someCustomer(), someCustomer()];
  await enquire(request, customer);
  // The list that is open does not have it.
  const id = await enquire(request, mistyped);
  await following(office, `/admin?tab=inquiries&q=${customer.mark}`);
  const card = office.getByRole('article', { name: new RegExp(customer.mark) });
  const note = card.getByPlaceholder('Add a note');
  await note.fill('Rang, and they will');
  const correct = async (customerEmail: string, version: number) => {
    const data = { customerEmail, version };
    expect((await request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data })).status()).toBe(200);
  };
  await expect(card.getByText(/^Also asked/)).toHaveCount(0);
  await correct(customer.email, 1);
  await expect(card.getByText('Also asked: 1 other')).toBeVisible(AT_ONCE);
  await correct(mistyped.email, 2);
  await expect(card.getByText(/^Also asked/)).toHaveCount(0, AT_ONCE);
  await expect(note).toHaveValue('Rang, and they will');
  await expect(note).toBeFocused();
});

test('an enquiry that comes in is counted on the tab, and waits above the list until it is asked for', async ({
  office,
  request,
}) => {
  await enquire(request, someCustomer());
  await following(office, '/admin?tab=inquiries');
  const first = office.getByRole('article').first();
  const before = await first.getAttribute('aria-label');
  const tab = office.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Enquiries/ });
  const counted = async () => Number.parseInt((await tab.textContent())?.replace(/\D/g, '') || '0', 10);
  const stored = async () => (await (await request.get('/api/inquiries/counts', { headers: staffHeaders })).json()).new;
  const customer = someCustomer();
  await enquire(request, customer);
  await expect(office.getByRole('button', { name: /^Show \d+ new enquir/ })).toBeVisible(AT_ONCE);
  // Tests beside this one send and answer some too. The tab says 99+ from there on.
  await expect.poll(async () => (await counted()) - Math.min(await stored(), 99), AT_ONCE).toBe(0);
  await expect(first).toHaveAttribute('aria-label', before ?? '');
  await office.getByRole('button', { name: /^Show \d+ new enquir/ }).click();
  await expect(office.getByRole('article', { name: new RegExp(customer.mark) })).toBeVisible();
});

test('a van that a colleague changes, deletes or restores is so in the list', async ({ office, van, request }) => {
  await following(office, `/admin?q=${encodeURIComponent(van.model)}`);
  const card = office.getByRole('article', { name: new RegExp(van.model) });
  const status = card.getByLabel(/^Stock status/);
  await expect(status).toHaveValue('In Stock');
  const data = { stockStatus: 'Deposit Taken' };
  expect((await request.patch(`/api/vehicles/${van.id}`, { headers: staffHeaders, data })).status()).toBe(200);
  await expect(status).toHaveValue('Deposit Taken', AT_ONCE);
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  await expect(card).toBeHidden(AT_ONCE);
  await request.post(`/api/vehicles/${van.id}/restore`, { headers: staffHeaders });
  await expect(card).toBeVisible(AT_ONCE);
  expect((await storedVan(request, van.id)).stockStatus).toBe('Deposit Taken');
});

test('the tabs of a browser share one stream, and the next holds it when the first is closed', { tag: '@any-size' }, async ({
  office,
  van,
  request,
}) => {
  const asked: string[] = [];
  office.context().on('request', (sent) => sent.url().endsWith('/api/admin/changes') && asked.push(sent.url()));
  const list = `/admin?q=${encodeURIComponent(van.model)}`;
  await following(office, '/admin?tab=inquiries');
  const second = await office.context().newPage();
  await second.addInitScript((token) => localStorage.setItem('adminToken', token), process.env['STAFF_TOKEN'] ?? '');
  await second.goto(list);
  const status = second.getByRole('article', { name: new RegExp(van.model) }).getByLabel(/^Stock status/);
  await expect(status).toHaveValue('In Stock');
  const set = (stockStatus: string) => request.patch(`/api/vehicles/${van.id}`, { headers: staffHeaders, data: { stockStatus } });
  await set('Due In');
  await expect(status).toHaveValue('Due In', AT_ONCE);
  expect(asked).toHaveLength(1);
  const taken = second.waitForResponse('**/api/admin/changes');
  await office.close();
  await taken;
  await set('In Stock');
  await expect(status).toHaveValue('In Stock', AT_ONCE);
});

test.describe('whose account is disabled', () => {
  test.use({ expectedConsole: ['401'] });

  for (const hears of ['hears of it at once', 'learns it from the save']) {
    test(`a colleague ${hears}, and is led to the login, which says why`, async ({ browser, office, van }) => {
      const { name, logIn } = await addColleague('sales');
      const page = await logIn(browser, 'Chrome on Windows');
      if (hears.includes('save')) await page.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
      await page.goto(`/admin?edit=${van.id}`);
      const form = page.getByRole('dialog', { name: /^Edit / });
      const colour = form.getByLabel('Colour', { exact: true });
      await colour.fill('Red');
      const members = await (await office.request.get('/api/admin/staff', { headers: staffHeaders })).json();
      const { id } = members.find((one: { name: string }) => one.name === name);
      await office.request.patch(`/api/admin/staff/${id}`, { headers: staffHeaders, data: { isDisabled: true } });
      const save = form.getByRole('button', { name: 'Update Vehicle' });
      if (hears.includes('save')) await save.click();
      const told = page.getByRole('dialog', { name: 'Your account was disabled' });
      await expect(told).toBeVisible(AT_ONCE);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(told).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
      await expect(page.getByText('Your account is disabled.')).toBeVisible();
      await expect(form).toBeHidden();
      await expect(page.getByText(van.model)).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // What was typed of the van is kept in this tab.
      await page.getByLabel('Password', { exact: true }).fill(process.env['ADMIN_PASSWORD'] ?? '');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(form).toBeVisible();
      await expect(colour).toHaveValue('Red');
      await page.context().close();
    });
  }
});

test.describe('without the stream', () => {
  test.use({ expectedConsole: ['503'] });

  test('new enquiries are still counted each minute', { tag: '@any-size' }, async ({ office, request }) => {
    await office.route('**/api/admin/changes', (route) => route.fulfill({ status: 503, json: { code: 'X', detail: 'Down' } }));
    await office.clock.install();
    await office.goto('/admin?tab=inquiries');
    await expect(office.getByRole('heading', { level: 1, name: /enquir/ })).toBeVisible();
    await enquire(request, someCustomer());
    await expect(office.getByRole('button', { name: /^Show \d+ new enquir/ })).toBeHidden();
    await office.clock.fastForward(60_000);
    await expect(office.getByRole('button', { name: /^Show \d+ new enquir/ })).toBeVisible();
  });
});
