import type { Page } from '@playwright/test';
import { addColleague } from './support/colleague.ts';
import { enquiriesFrom } from './support/enquiries.ts';
import { staffHeaders, test } from './support/office.ts';
import { enquire, type SomeCustomer, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const openCard = async (office: Page, id: number) => {
  await office.goto(`/admin?tab=inquiries&enquiry=${id}`);
  return office.getByRole('article').first();
};

test('the details of a customer are corrected on the card, and links, ties and history follow', async ({ office, request }) => {
  const [wrong, right] = [someCustomer(), someCustomer()];
  const earlier = await enquire(request, right);
  const id = await enquire(request, wrong);
  const card = await openCard(office, id);
  await card.getByRole('button', { name: /^Correct details/ }).click();
  const form = card.getByRole('form', { name: /^Details of/ });
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveValue(wrong.email);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await form.getByLabel('Name').fill(right.name);
  await form.getByLabel('Email').fill(` ${right.email}`);
  await form.getByLabel('Phone').fill(right.phone);
  await form.getByRole('button', { name: 'Save' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(form).toBeHidden();
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(right.name);
  await expect(card.getByRole('link', { name: right.email })).toHaveAttribute('href', `mailto:${right.email}`);
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    `tel:+44${right.phone.replaceAll(' ', '').slice(1)}`,
  );
  await expect(card.getByText('Also asked: 1 other')).toBeVisible();
  await card.getByText('1 change').click();
  await expect(card.getByText(/^You corrected the customer's name, email address and phone number/)).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  const stored = await enquiriesFrom(request, right.email);
  expect(stored.map((one) => [one.id, one.version])).toEqual([
    [id, 2],
    [earlier, 1],
  ]);
});

test('an enquiry is about another van when its customer changes their mind, or about none', { tag: '@each-size' }, async ({
  office,
  request,
}) => {
  const card = await openCard(office, await enquire(request, someCustomer()));
  const form = card.getByRole('form', { name: /^Van of/ });
  await card.getByRole('button', { name: /^Add a van/ }).click();
  await expect(form.getByLabel('Which van')).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose one of the vans')).toBeVisible();
  await form.getByLabel('Which van').fill('HV22 DQF');
  await form.getByRole('button', { name: /Caddy Maxi/ }).click();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(card.getByRole('link', { name: '2022 Volkswagen Caddy Maxi' })).toBeVisible();
  await card.getByRole('button', { name: /^Change the van/ }).click();
  await form.getByLabel('Which van').fill('Amarok');
  await office.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('link', { name: /Volkswagen Amarok/ })).toBeVisible();
  await card.getByRole('button', { name: /^Change the van/ }).click();
  await form.getByRole('button', { name: 'No van' }).click();
  await expect(card.getByRole('button', { name: /^Add a van/ })).toBeVisible();
  await expect(card.getByRole('link', { name: /Volkswagen Amarok/ })).toBeHidden();
  await card.getByText('3 changes').click();
  await expect(card.getByText(/^You changed the van from 2022 Volkswagen Caddy Maxi.* to .*Amarok/)).toBeVisible();
});

test('Escape closes the form and keeps what was typed, and a reload opens it only if something is being typed', async ({
  office,
  request,
}) => {
  const card = await openCard(office, await enquire(request, someCustomer()));
  const opener = card.getByRole('button', { name: /^Correct details/ });
  const form = card.getByRole('form', { name: /^Details of/ });
  await opener.click();
  await office.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await opener.click();
  await expect(form).toBeVisible();
  await office.reload();
  await expect(opener).toBeVisible();
  await expect(form).toBeHidden();
  await opener.click();
  await form.getByLabel('Phone').fill('0770');
  await office.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await office.reload();
  await expect(opener).toBeVisible();
  await expect(form).toBeHidden();
  await opener.click();
  await expect(form.getByLabel('Phone')).toHaveValue('0770');
});

test.describe('with something wrong', () => {
  test.use({ expectedConsole: ['400'] });

  test('what is wrong is said at its field as in the public form, and what was typed is kept over a reload', async ({
    office,
    request,
  }) => {
    const customer = someCustomer();
    const id = await enquire(request, customer);
    const card = await openCard(office, id);
    await card.getByRole('button', { name: /^Correct details/ }).click();
    const form = card.getByRole('form', { name: /^Details of/ });
    await form.getByLabel('Email').fill('ada@plumbing');
    await form.getByLabel('Phone').fill('0770');
    await office.keyboard.press('Enter');
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByText('Please enter a valid phone number')).toBeVisible();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(card.getByRole('link', { name: customer.email })).toBeVisible();
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    await office.reload();
    await expect(form.getByLabel('Phone')).toHaveValue('0770');
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
    await card.getByRole('button', { name: /^Correct details/ }).click();
    await expect(form.getByLabel('Phone')).toHaveValue(customer.phone);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect((await enquiriesFrom(request, customer.email))[0]).toMatchObject({ version: 1, changes: [] });
  });
});

test.describe('with a colleague at the same time', () => {
  test.use({ expectedConsole: ['409'] });

  test('what the colleague saved is shown at its field, and is replaced only if one says so', async ({ office, request }) => {
    const [customer, colleague] = [someCustomer(), someCustomer()];
    const id = await enquire(request, customer);
    await office.route('**/api/admin/changes', (route) => route.fulfill({ status: 204 }));
    const card = await openCard(office, id);
    // The list of all enquiries has been loaded as well, and keeps what it was.
    await office.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /inquiries\?limit=\d+$/.test(name)),
    );
    await card.getByRole('button', { name: /^Correct details/ }).click();
    const form = card.getByRole('form', { name: /^Details of/ });
    await form.getByLabel('Phone').fill(colleague.phone);
    const data = { customerPhone: null, customerName: 'Ada Baker', version: 1 };
    expect((await request.patch(`/api/inquiries/${id}`, { headers: staffHeaders, data })).status()).toBe(200);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('A colleague has taken it out meanwhile')).toBeVisible();
    await expect(form.getByLabel('Phone')).toHaveValue(colleague.phone);
    await expect(form.getByLabel('Name')).toHaveValue('Ada Baker');
    await expectAccessible(office);
    await form.getByRole('button', { name: 'Save anyway' }).click();
    await expect(form).toBeHidden();
    expect((await enquiriesFrom(request, customer.email))[0]).toMatchObject({
      customerName: 'Ada Baker',
      customerPhone: colleague.phone,
    });
  });
});

test('a viewer reads the details and is not offered to correct them', { tag: '@any-size' }, async ({ browser, request }) => {
  const customer: SomeCustomer = someCustomer();
  const id = await enquire(request, customer);
  const page = await (await addColleague('viewer')).logIn(browser, 'Chrome on Windows');
  const card = await openCard(page, id);
  await expect(card.getByRole('link', { name: customer.email })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Correct details/ })).toBeHidden();
  await page.context().close();
});
