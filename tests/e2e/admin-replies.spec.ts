import type { Page } from '@playwright/test';
import { enquiriesFrom } from './support/enquiries.ts';
import { staffHeaders, test } from './support/office.ts';
import { enquire, type SomeCustomer, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const openCard = async (office: Page, { mark }: SomeCustomer) => {
  await office.goto(`/admin?tab=inquiries&q=${mark}`);
  return office.getByRole('article', { name: new RegExp(mark) });
};

test('answers an enquiry by mail with the facts of its van, and keeps the reply with it', { tag: '@each-size' }, async ({
  office,
  van,
  request,
}) => {
  const customer = someCustomer();
  await enquire(request, customer, { vehicleId: van.id, inquiryType: 'callback' });
  // The enquiries service hears of a van from events, a moment later.
  await expect.poll(async () => (await enquiriesFrom(request, customer.email))[0]?.vehicle?.stockStatus).toBe(van.stockStatus);
  const card = await openCard(office, customer);
  await expect(card.getByText(/^£[\d,.]+ (plus|no) VAT$/)).toBeVisible();
  await expect(card.getByText(van.stockStatus, { exact: true })).toBeVisible();
  await card.getByRole('link', { name: `Reply to ${customer.name}` }).click();

  const dialog = office.getByRole('dialog', { name: `Reply to ${customer.name}` });
  await expect(dialog.getByText(customer.email)).toBeVisible();
  await expect(dialog.getByText('On Friday?')).toBeVisible();
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(
    new RegExp(`^Hello Ada,\n\nThank you for your enquiry. The 2022 Ford ${van.model}.* is available.\n\nPrice: £`),
  );
  await expect(dialog.getByLabel('Subject')).toHaveValue(new RegExp(`: 2022 Ford ${van.model}`));
  await expect(dialog.getByText('We are a credit broker, not a lender.', { exact: false })).toBeVisible();
  await expectAccessible(office);
  await dialog.getByLabel('Template').selectOption('Finance figures');
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(/Representative example: Hire purchase over/);
  await dialog.getByLabel('Template').selectOption('Blank');
  await dialog.getByLabel('Message', { exact: true }).fill('Hello Ada,\n\nFriday at two is fine.');
  // The system under test has no mail server.
  await expect(dialog.getByRole('note')).toContainText("Mail isn't connected: this reply is kept");
  await dialog.getByRole('button', { name: 'Keep reply' }).click();

  await expect(dialog).toBeHidden();
  await expect(office.getByText('Reply kept, not sent')).toBeVisible();
  await expect(card.getByLabel(/^Status of/)).toHaveValue('new');
  await expect(card.getByText("Not sent: mail isn't connected")).toBeVisible();
  await expect(office.getByRole('note')).toContainText("Mail isn't connected: replies are kept but not sent");
  await card.getByText(/^Your enquiry to/).click();
  await expect(card.getByText('Friday at two is fine.')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.reload();
  await expect(card.getByText("Not sent: mail isn't connected")).toBeVisible();
  await card.getByRole('link', { name: `Reply to ${customer.name}` }).click();
  await expect(dialog.getByLabel('Subject')).toHaveValue(/^Re: Your enquiry to/);
});

test('keeps what was begun on leaving, and brings back what a template replaced', async ({ office, request }) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  const dialog = office.getByRole('dialog', { name: `Reply to ${customer.name}` });
  const message = dialog.getByLabel('Message', { exact: true });
  await card.getByRole('link', { name: 'Reply to' }).click();
  await expect(dialog.getByRole('button', { name: 'Discard draft' })).toBeHidden();
  await message.fill('Half a thought');
  await office.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await office.reload();
  await card.getByRole('link', { name: 'Continue reply to' }).click();
  await expect(message).toHaveValue('Half a thought');
  await dialog.getByLabel('Template').selectOption('Blank');
  await expect(message).toHaveValue(/^Hello Ada,/);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toHaveValue('Half a thought');
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect(message).toHaveValue(/^Hello Ada,/);
  await office.goBack();
  await expect(card.getByRole('link', { name: /^Reply to/ })).toBeVisible();
});

test('says how long an enquiry has waited in opening hours, and when it is late', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const [enquiry] = await enquiriesFrom(request, customer.email);
  const card = await openCard(office, customer);
  await expect(card.getByText(/^(Waiting \d+ min|We open at \d\d:\d\d .+)$/)).toBeVisible();
  const late = { createdAt: new Date(Date.now() - 14 * 86_400_000).toISOString(), replyDueAt: new Date(0).toISOString() };
  await office.route(/\/api\/inquiries\?/, (route) => route.fulfill({ json: [{ ...enquiry, ...late }] }));
  await office.reload();
  await expect(card.getByText(/^Late: waiting \d+ h/)).toBeVisible();
  await expectAccessible(office);
  await card.getByLabel(/^Status of/).selectOption('Contacted');
  await expect(card.getByText(/waiting/i)).toBeHidden();
});

test('sends a reply once for a double click', { tag: '@any-size' }, async ({ office, request }) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  await card.getByRole('link', { name: 'Reply to' }).click();
  const send = office.getByRole('button', { name: /^(Keep|Send) reply$/ });
  await send.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(card.getByRole('heading', { name: 'Replies' })).toBeVisible();
  expect((await enquiriesFrom(request, customer.email))[0]?.replies).toHaveLength(1);
});

test('says what is missing, and loses nothing when the server is away', { tag: '@any-size' }, async ({
  office,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('503');
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  await card.getByRole('link', { name: 'Reply to' }).click();
  const dialog = office.getByRole('dialog');
  const message = dialog.getByLabel('Message', { exact: true });
  await message.fill(' ');
  await dialog.getByRole('button', { name: /^(Keep|Send) reply$/ }).click();
  await expect(dialog.getByText('Write something')).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill('On Friday');
  const down = { status: 503, json: { code: 'SERVICE.UNAVAILABLE', detail: 'Please try again in 5 seconds.' } };
  await office.route('**/replies', (route) => route.fulfill(down));
  await dialog.getByRole('button', { name: /^(Keep|Send) reply$/ }).click();
  await expect(dialog.getByText('Please try again in 5 seconds.')).toBeVisible();
  await expect(message).toHaveValue('On Friday');
  await office.unroute('**/replies');
  await dialog.getByRole('button', { name: /^(Keep|Send) reply$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('heading', { name: 'Replies' })).toBeVisible();
});

test('sends a reply again that was not delivered', { tag: '@any-size' }, async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const [enquiry] = await enquiriesFrom(request, customer.email);
  const reply = { id: 1, by: 'owner', subject: 'Your van', text: 'Hello', createdAt: new Date().toISOString() };
  const list = (state: string) => [{ ...enquiry, replies: [{ ...reply, state }] }];
  await office.route(/\/api\/inquiries\?/, (route) => route.fulfill({ json: list('failed') }));
  await office.route(`**/api/inquiries/${id}/replies/1/retry`, (route) => route.fulfill({ json: { id: 1, state: 'sent' } }));
  const card = await openCard(office, customer);
  await expect(card.getByText('Not delivered')).toBeVisible();
  await expectAccessible(office);
  await card.getByRole('button', { name: 'Send again' }).click();
  await expect(card.getByText('Sent', { exact: true })).toBeVisible();
});

test('offers no role to send again that may not work on enquiries', { tag: '@any-size' }, async ({ office, request }) => {
  const customer = someCustomer();
  await enquire(request, customer);
  const [enquiry] = await enquiriesFrom(request, customer.email);
  const reply = { id: 1, by: 'owner', subject: 'Your van', text: 'Hello', createdAt: new Date().toISOString(), state: 'failed' };
  // A page goes by what its token says of the role; the calls are made with the owner's.
  await office.addInitScript(() => {
    const [head, payload = '', signature] = (localStorage.getItem('adminToken') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const asViewer = btoa(JSON.stringify({ ...claims, role: 'viewer' }));
    localStorage.setItem('adminToken', [head, asViewer, signature].join('.'));
  });
  await office.route('**/api/**', (route) => route.fallback({ headers: { ...route.request().headers(), ...staffHeaders } }));
  await office.route(/\/api\/inquiries\?/, (route) => route.fulfill({ json: [{ ...enquiry, replies: [reply] }] }));
  const card = await openCard(office, customer);
  await expect(card.getByText('Not delivered')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send again' })).toBeHidden();
});

test('calls any number, and writes by WhatsApp to a UK mobile', { tag: '@any-size' }, async ({ office, request }) => {
  const [mobile, landline] = [someCustomer(), someCustomer()];
  await enquire(request, mobile, { customerPhone: '07700 900123' });
  await enquire(request, landline);
  const card = await openCard(office, mobile);
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+447700900123');
  await expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/447700900123\?text=Hello%20Ada/,
  );
  const other = await openCard(office, landline);
  await expect(other.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(other.getByRole('link', { name: /^WhatsApp/ })).toBeHidden();
});

test('where mail is connected, a reply is on its way and nothing is said of mail; one kept before can be sent', {
  tag: '@any-size',
}, async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const [enquiry] = await enquiriesFrom(request, customer.email);
  const kept = { id: 1, by: 'owner', subject: 'Your van', text: 'Hello', createdAt: new Date().toISOString(), state: 'saved' };
  await office.route('**/api/inquiries/mail', (route) => route.fulfill({ json: { isConnected: true } }));
  await office.route(/\/api\/inquiries\?/, (route) => route.fulfill({ json: [{ ...enquiry, replies: [kept] }] }));
  await office.route(`**/api/inquiries/${id}/replies/1/retry`, (route) => route.fulfill({ json: { id: 1, state: 'sent' } }));
  const card = await openCard(office, customer);
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await expect(office.getByRole('note')).toBeHidden();
  await card.getByRole('button', { name: 'Send now' }).click();
  await expect(card.getByText('Sent', { exact: true })).toBeVisible();
  const receipt = { id: 2, by: 'owner', createdAt: kept.createdAt, state: 'queued', status: 'new', version: 2 };
  await office.route('**/replies', (route) => route.fulfill({ status: 201, json: receipt }));
  await card.getByRole('link', { name: 'Reply to' }).click();
  await office.getByRole('button', { name: 'Send reply' }).click();
  await expect(office.getByText('Reply on its way')).toBeVisible();
});
