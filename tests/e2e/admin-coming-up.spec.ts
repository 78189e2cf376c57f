import type { APIRequestContext } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { enquire, type SomeCustomer, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const COMING_UP = '/admin?tab=inquiries&view=coming-up';
const HOUR_MS = 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
const ofUk = (at: Date, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...format }).format(at);
const timeOf = (at: Date) => ofUk(at, { timeStyle: 'short' });
const dayOf = (at: Date) => new RegExp(ofUk(at, { day: 'numeric', month: 'long' }));

const NONE = { count: 0, entries: [], toSettle: { count: 0, entries: [] }, withoutDay: { count: 0, entries: [] } };

const change = async (request: APIRequestContext, id: number, data: object) =>
  expect((await request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data })).status()).toBe(200);

test('calls and appointments of the next days are listed by day, and lead to the enquiry', async ({ office, request }) => {
  const [called, comes] = [someCustomer(), someCustomer()];
  const [call, visit] = [await enquire(request, called), await enquire(request, comes)];
  const [first, second] = [inDays(3), inDays(5)];
  await change(request, call, { ringAgainAt: first.toISOString(), version: 1 });
  const anyway = ['closed', 'booked'];
  await change(request, visit, { status: 'appointment', appointmentAt: second.toISOString(), despite: anyway, version: 1 });
  await office.goto('/admin?tab=today');
  await office.getByRole('link', { name: 'Coming up' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Coming up' })).toBeVisible();
  const entry = (day: Date, { mark }: SomeCustomer) =>
    office.getByRole('region', { name: dayOf(day) }).getByRole('link', { name: new RegExp(mark) });
  await expect(entry(first, called)).toContainText(timeOf(first));
  await expect(entry(first, called)).toContainText('Call');
  await expect(entry(second, comes)).toContainText(timeOf(second));
  await expect(entry(second, comes)).toContainText('Appointment');
  await expect(office.getByRole('link', { name: 'Coming up' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  await entry(second, comes).focus();
  await office.keyboard.press('Enter');
  await expect(office).toHaveURL(new RegExp(`enquiry=${visit}$`));
  await expect(office.getByRole('article', { name: new RegExp(comes.mark) })).toBeVisible();
  await office.goBack();
  await expect(entry(first, called)).toBeVisible();
  await office.getByRole('link', { name: 'Enquiries', exact: true }).last().click();
  await expect(office.getByRole('heading', { level: 1, name: /enquir/ })).toBeVisible();
  await change(request, call, { ringAgainAt: null, version: 2 });
  await change(request, visit, { status: 'lost', version: 2 });
});

test('what a colleague plans appears without a reload, and goes when it is done', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const stream = office.waitForResponse('**/api/admin/changes');
  await office.goto(COMING_UP);
  await stream;
  await expect(office.getByRole('heading', { level: 1, name: 'Coming up' })).toBeVisible();
  const entry = office.getByRole('link', { name: new RegExp(customer.mark) });
  await change(request, id, { ringAgainAt: inDays(2).toISOString(), version: 1 });
  await expect(entry).toBeVisible();
  await change(request, id, { ringAgainAt: null, version: 2 });
  await expect(entry).toBeHidden();
});

test('calls that are overdue come first, with their day', async ({ office }) => {
  const of = { customerName: 'Ada Plumber', customerPhone: '07700 900123', vanIs: null, assignee: null };
  const entry = { ...of, van: '2022 Ford Transit', registrationNumber: 'HV24 QAN' };
  const late = { ...entry, id: 1, what: 'call', at: inDays(-2).toISOString() };
  const next = { ...entry, id: 2, what: 'appointment', at: inDays(1).toISOString() };
  await office.route('**/api/inquiries/coming-up', (route) =>
    route.fulfill({ json: { ...NONE, count: 250, entries: [late, next] } }),
  );
  await office.goto(COMING_UP);
  await expect(office.getByRole('heading', { level: 2 }).first()).toHaveText('Overdue');
  const overdue = office.getByRole('region', { name: 'Overdue' });
  await expect(overdue.getByRole('link', { name: 'Ada Plumber' })).toContainText(ofUk(inDays(-2), { weekday: 'short' }));
  await expect(overdue.getByRole('link', { name: 'Call 07700 900123' })).toHaveAttribute('href', 'tel:+447700900123');
  await expect(office.getByRole('region', { name: /^Tomorrow, / }).getByRole('link')).toContainText(
    /2022 Ford Transit\s*Registration HV24 QAN/,
  );
  await expect(office.getByText('The first 2 of 250 are shown.')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('past appointments that nobody has settled come before everything, then those without a day', async ({ office }) => {
  const entry = {
    customerName: 'Ada Plumber',
    customerPhone: null,
    van: '2022 Ford Transit',
    vanIs: null,
    registrationNumber: 'HV24 QAN',
    assignee: null,
    what: 'appointment',
  };
  const past = { ...entry, id: 1, at: inDays(-3).toISOString() };
  const undated = { ...entry, id: 2, customerName: 'Ben Baker', van: null, registrationNumber: null, at: null };
  const call = { ...entry, id: 3, what: 'call', at: inDays(-2).toISOString() };
  const json = {
    count: 1,
    entries: [call],
    toSettle: { count: 250, entries: [past] },
    withoutDay: { count: 1, entries: [undated] },
  };
  await office.route('**/api/inquiries/coming-up', (route) => route.fulfill({ json }));
  await office.goto(COMING_UP);
  await expect(office.getByRole('heading', { level: 2 })).toHaveText(['To settle', 'Without a day', 'Overdue']);
  const toSettle = office.getByRole('region', { name: 'To settle' });
  await expect(toSettle.getByRole('link')).toContainText(ofUk(inDays(-3), { weekday: 'short' }));
  await expect(toSettle.getByRole('link')).toHaveAttribute('href', /enquiry=1$/);
  await expect(toSettle.getByText('The first 1 of 250 are shown.')).toBeVisible();
  await expect(office.getByRole('region', { name: 'Without a day' }).getByRole('link')).toContainText('Ben Baker');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('an appointment without a day is counted on Today, leads to the diary, and gets its day on the enquiry', async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  await change(request, id, { status: 'appointment', version: 1 });
  await office.goto('/admin?tab=today');
  await office.getByRole('link', { name: /Appointments without a day/ }).click();
  const undated = office.getByRole('region', { name: 'Without a day' });
  await undated.getByRole('link', { name: new RegExp(customer.mark) }).click();
  await expect(office).toHaveURL(new RegExp(`enquiry=${id}$`));
  await change(request, id, { appointmentAt: inDays(4).toISOString(), despite: ['closed', 'booked'], version: 2 });
  await office.goto(COMING_UP);
  await expect(
    office.getByRole('region', { name: dayOf(inDays(4)) }).getByRole('link', { name: new RegExp(customer.mark) }),
  ).toBeVisible();
  await expect(undated.getByRole('link', { name: new RegExp(customer.mark) })).toBeHidden();
  await change(request, id, { status: 'lost', version: 3 });
});

test('the card of an appointment whose day has passed says how it is settled', async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const at = inDays(2).toISOString();
  await change(request, id, { status: 'appointment', appointmentAt: at, despite: ['closed', 'booked'], version: 1 });
  const hint = office.getByText('To settle it, choose the status that came of it, or move it to a later day.');
  const card = office.getByRole('article', { name: new RegExp(customer.mark) });
  await office.goto(`/admin?tab=inquiries&enquiry=${id}`);
  await expect(card).toBeVisible();
  await expect(hint).toBeHidden();
  await office.clock.setFixedTime(inDays(4));
  await office.reload();
  await expect(card.getByText('Past', { exact: true })).toBeVisible();
  await expect(hint).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await card.getByLabel(/^Status of/).selectOption('won');
  await expect(hint).toBeHidden();
  await expect
    .poll(async () => (await (await request.get(`/api/inquiries/${id}`, { headers: staffHeaders })).json()).status)
    .toBe('won');
});

test('an appointment that was settled by mistake comes back with its day by Undo', async ({ office, request }) => {
  const id = await enquire(request, someCustomer());
  const at = inDays(4);
  const despite = ['closed', 'booked'];
  await change(request, id, { status: 'appointment', appointmentAt: at.toISOString(), despite, version: 1 });
  await office.goto(`/admin?tab=inquiries&enquiry=${id}`);
  const card = office.getByRole('article').first();
  const appointment = card.getByRole('region', { name: 'Appointment' });
  await expect(appointment).toContainText(timeOf(at));
  await card.getByLabel(/^Status of/).selectOption('lost');
  await expect(appointment).toBeHidden();
  await expect(office.getByText('Appointment out of the diary')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(appointment).toContainText(timeOf(at));
});

test('an empty diary says how it is filled', { tag: '@any-size' }, async ({ office }) => {
  await office.route('**/api/inquiries/coming-up', (route) => route.fulfill({ json: NONE }));
  await office.goto(COMING_UP);
  await expect(office.getByText('Nothing coming up')).toBeVisible();
  await expectAccessible(office);
});

test.describe('with the service away', () => {
  test.use({ expectedConsole: ['503'] });

  test('says so, and can be tried again', { tag: '@any-size' }, async ({ office }) => {
    // What others change would bring the diary back before the button is pressed.
    await office.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
    await office.route('**/api/inquiries/coming-up', (route) =>
      route.fulfill({ status: 503, json: { code: 'X', detail: 'Down' } }),
    );
    await office.goto(COMING_UP);
    await expect(office.getByText('Coming up could not be loaded')).toBeVisible();
    await expectAccessible(office);
    await office.unroute('**/api/inquiries/coming-up');
    await office.getByRole('button', { name: 'Try again' }).click();
    await expect(office.getByText('Coming up could not be loaded')).toBeHidden();
  });
});
