import type { Page } from '@playwright/test';
import { enquiriesFrom, fillPerson, NAME, newEmail } from './support/enquiries.ts';
import { findVehicle } from './support/stock.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** Sends a form that was filled in faster than anybody could: until then it comes back and asks for a moment (architecture §5). */
const send = (page: Page, button: string, sent: string) =>
  expect(async () => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(sent).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });

test('a test drive is booked from the van’s page without scripts', { tag: '@any-size' }, async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('400');
  const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  const email = newEmail();
  await page.goto(`/vehicle/${van.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Book Test Drive' }).click();
  await expect(page).toHaveURL(`/contact?vehicle=${van.id}&type=test_drive`);
  await fillPerson(page, email);
  await send(page, 'Send Enquiry', 'Test Drive Booked');
  await expect(page.getByRole('heading', { name: 'Test Drive Booked' })).toBeVisible();
  await expect(page.getByText("We'll contact you to arrange your test drive.")).toBeVisible();
  await page.reload();
  expect(await enquiriesFrom(request, email)).toMatchObject([
    { vehicleId: van.id, inquiryType: 'test_drive', message: `Test drive request for ${van.make} ${van.model}` },
  ]);
});

test('every message of the enquiry form stands beside its field without scripts, and what was typed is kept', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('400');
  const email = newEmail();
  await page.goto('/contact');
  await page.getByLabel('Message').fill('<b>Ply</b> lined?');
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  for (const [label, message] of [
    ['Name *', 'Name must be at least 2 characters'],
    ['Email *', 'Please enter a valid email address'],
    ['Phone *', 'Please enter a valid phone number'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expectNoSidewaysScroll(page);
  await expect(page.getByLabel('Message')).toHaveValue('<b>Ply</b> lined?');
  await fillPerson(page, email);
  await send(page, 'Send Enquiry', 'Request Submitted');
  await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();
  expect(await enquiriesFrom(request, email)).toMatchObject([{ customerName: NAME, message: '<b>Ply</b> lined?' }]);
});

test('an enquiry of no type asks for one', { tag: '@any-size' }, async ({ request }) => {
  const answer = await request.post('/contact', { form: { customerName: NAME }, maxRedirects: 0 });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Please select an inquiry type');
});

test('a page sent twice without scripts is one enquiry', { tag: '@any-size' }, async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/contact');
  const hidden = async (name: string) => (await page.locator(`input[name=${name}]`).getAttribute('value')) ?? '';
  const form = {
    idempotencyKey: await hidden('idempotencyKey'),
    formToken: await hidden('formToken'),
    customerName: NAME,
    customerEmail: email,
    customerPhone: '0151 496 0999',
    inquiryType: 'callback',
  };
  expect(form.formToken).not.toBe('');
  // Faster than anybody fills in a form is taken for a program (architecture §5).
  await expect
    .poll(async () => (await request.post('/contact', { form, maxRedirects: 0 })).status(), { timeout: 15_000 })
    .toBe(200);
  expect((await request.post('/contact', { form, maxRedirects: 0 })).status()).toBe(200);
  expect(await enquiriesFrom(request, email)).toHaveLength(1);
});

test('a data request is made without scripts, and says what is missing until then', { tag: '@any-size' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('400');
  await page.goto('/data-subject-rights');
  await expect(page.getByText('Everything needed is filled in.')).toHaveCount(0);
  await page.getByLabel('First name *').fill('Ann');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(
    page.getByText('Identity Verification Required - Please confirm you understand the identity verification requirements.'),
  ).toBeVisible();
  await expect(page.getByText('Please select a request type')).toBeVisible();
  await expect(page.getByLabel('First name *')).toHaveValue('Ann');
  await page.getByLabel('Portability').check();
  await page.getByLabel('Last name *').fill('Example');
  await page.getByLabel('Email *').fill(newEmail());
  await page.getByRole('checkbox').check();
  await send(page, 'Submit Request', 'Request Submitted');
  await expect(page.getByRole('main')).toContainText(
    "Request Submitted - We'll process your request within 30 days and contact you with updates.",
  );
  await expect(page.getByText(/^DSR-/)).toBeVisible();
});
