import type { APIRequestContext, Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { enquiriesFrom } from './support/enquiries.ts';
import { staffHeaders, test } from './support/office.ts';
import { enquire, type SomeCustomer, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const openCard = async (office: Page, { mark }: SomeCustomer) => {
  await office.goto(`/admin?tab=inquiries&q=${mark}`);
  return office.getByRole('article', { name: new RegExp(mark) });
};
const replyElsewhere = async (request: APIRequestContext, id: number, text: string) => {
  const data = { subject: 'Your van', text };
  const answer = await request.post(`/api/inquiries/${id}/replies`, { headers: staffHeaders, data });
  expect(answer.status()).toBe(201);
};
const repliesTo = async (request: APIRequestContext, { email }: SomeCustomer) =>
  (await enquiriesFrom(request, email))[0]?.replies.map(({ text }) => text);

test('tells who replies what a colleague has replied since, keeps the text, and sends it all the same when told to', async ({
  browser,
  request,
}) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const { name, logIn } = await addColleague('sales');
  const office = await logIn(browser, 'Chrome on Windows');
  const card = await openCard(office, customer);
  await card.getByRole('link', { name: 'Reply to' }).click();
  const dialog = office.getByRole('dialog');
  const message = dialog.getByLabel('Message', { exact: true });
  await message.fill('Friday at two is fine.');
  await expect(dialog.getByRole('region', { name: 'Added under your message' })).toContainText(name);
  await replyElsewhere(request, id, 'It has been sold.');
  await dialog.getByRole('button', { name: /^(Keep|Send) reply$/ }).click();

  const notice = dialog.getByRole('region', { name: 'Added since you began' });
  await expect(notice).toBeFocused();
  await expect(notice.getByText('It has been sold.')).toBeVisible();
  await expect(notice.getByText(/replied/)).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await notice.getByRole('button', { name: 'Keep the draft' }).click();
  await expect(dialog).toBeHidden();
  expect(await repliesTo(request, customer)).toEqual(['It has been sold.']);

  await card.getByRole('link', { name: 'Continue reply to' }).click();
  await expect(message).toHaveValue('Friday at two is fine.');
  await expect(notice.getByText('It has been sold.')).toBeVisible();
  await notice.getByRole('button', { name: /^(Keep|Send) all the same$/ }).click();
  await expect(dialog).toBeHidden();
  expect(await repliesTo(request, customer)).toEqual(['It has been sold.', 'Friday at two is fine.']);
  await office.context().close();
});

test('tells who replies that the customer has asked again', { tag: '@any-size' }, async ({
  office,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('409');
  const customer = someCustomer();
  await enquire(request, customer);
  const card = await openCard(office, customer);
  await card.getByRole('link', { name: 'Reply to' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Message', { exact: true }).fill('Friday at two is fine.');
  await enquire(request, customer, { inquiryType: 'quote' });
  await dialog.getByRole('button', { name: /^(Keep|Send) reply$/ }).click();
  const notice = dialog.getByRole('region', { name: 'Added since you began' });
  await expect(notice).toContainText(`${customer.name} sent another enquiry (quote)`);
  await expectAccessible(office);
  await notice.getByRole('button', { name: /^(Keep|Send) all the same$/ }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await enquiriesFrom(request, customer.email)).flatMap(({ replies }) => replies.map(({ text }) => text)))
    .toEqual(['Friday at two is fine.']);
});

test('a reply that was kept can be copied, and WhatsApp opens with it', async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer, { customerPhone: `07700 9${customer.phone.slice(-5)}` });
  await replyElsewhere(request, id, 'At twenty thousand.');
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await openCard(office, customer);
  await expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /text=At%20twenty%20thousand\.$/);
  await card.getByRole('button', { name: 'Copy text of the reply' }).click();
  await expect(card.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await office.evaluate(() => navigator.clipboard.readText())).toBe('At twenty thousand.');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
});

test('a reply that was written by WhatsApp instead is not sent by mail as well', async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer, { customerPhone: `07700 9${customer.phone.slice(-5)}` });
  await replyElsewhere(request, id, 'At twenty thousand.');
  await office.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const card = await openCard(office, customer);
  await card.getByRole('link', { name: /^WhatsApp/ }).click();
  await expect(card.getByRole('checkbox', { name: /"Your van" by this: don't send it by mail as well/ })).toBeChecked();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await card.getByRole('button', { name: 'I wrote on WhatsApp' }).click();
  await expect(card.getByText("Not sent: mail isn't connected")).toBeHidden();
  await expect(card.getByText('At twenty thousand.')).toBeVisible();
  expect(await repliesTo(request, customer)).toEqual([]);
});

test('edits a reply that was kept while mail is not connected, and throws it away', async ({ office, request }) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  await replyElsewhere(request, id, 'At twenty thousand.');
  const card = await openCard(office, customer);
  await card.getByRole('link', { name: 'Edit the reply' }).click();
  const dialog = office.getByRole('dialog', { name: `Edit the reply to ${customer.name}` });
  const message = dialog.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue('At twenty thousand.');
  await expect(dialog.getByLabel('Template')).toBeHidden();
  await message.fill('At nineteen thousand.');
  await expectAccessible(office);
  await office.goBack();
  await expect(dialog).toBeHidden();
  await card.getByRole('link', { name: 'Edit the reply' }).click();
  await expect(message).toHaveValue('At nineteen thousand.');
  await dialog.getByRole('button', { name: 'Keep reply' }).click();
  await expect(dialog).toBeHidden();
  expect(await repliesTo(request, customer)).toEqual(['At nineteen thousand.']);

  await expect(card.getByText("Not sent: mail isn't connected")).toHaveCount(1);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  const question = office.getByRole('dialog', { name: 'Discard this reply?' });
  await card.getByRole('button', { name: 'Discard' }).click();
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(card.getByText("Not sent: mail isn't connected")).toBeVisible();
  await card.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(card.getByText("Not sent: mail isn't connected")).toBeHidden();
  await expect(office.getByText('Reply thrown away')).toBeVisible();
  expect(await repliesTo(request, customer)).toEqual([]);
});

test('says that a reply is gone that a colleague has thrown away, and sends what was written as a new one', {
  tag: '@any-size',
}, async ({ office, request, expectedConsole }) => {
  expectedConsole.push('404');
  const customer = someCustomer();
  const id = await enquire(request, customer);
  await replyElsewhere(request, id, 'At twenty thousand.');
  const card = await openCard(office, customer);
  await card.getByRole('link', { name: 'Edit the reply' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Message', { exact: true }).fill('At nineteen thousand.');
  const [kept] = (await enquiriesFrom(request, customer.email))[0]?.replies ?? [];
  await request.delete(`/api/inquiries/${id}/replies/${kept?.id}`, { headers: staffHeaders });
  await dialog.getByRole('button', { name: 'Keep reply' }).click();
  await expect(dialog.getByRole('alert')).toContainText('somebody may have changed it or thrown it away');
  await dialog.getByRole('button', { name: 'Keep reply' }).click();
  await expect(dialog).toBeHidden();
  expect(await repliesTo(request, customer)).toEqual(['At nineteen thousand.']);
});

test('Today counts the replies that were not sent, and its figure opens their list', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  const id = await enquire(request, customer);
  const figure = office.getByRole('link', { name: /Replies not sent/ });
  await replyElsewhere(request, id, 'At twenty thousand.');
  await office.goto('/admin?tab=today');
  await figure.click();
  await expect(office).toHaveURL(/replies=unsent/);
  await office.getByRole('searchbox', { name: 'Search' }).fill(customer.mark);
  await expect(office.getByRole('article', { name: new RegExp(customer.mark) })).toBeVisible();
  await expect(office.getByRole('article')).toHaveCount(1);
});
