import type { Page } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const dialogOf = (office: Page) => office.getByRole('dialog', { name: 'Add enquiry' });

test('a call is entered once and without an email address, with a van, and the draft survives a reload', async ({
  office,
  request,
  van,
}) => {
  const customer = someCustomer();
  await office.goto('/admin?tab=inquiries');
  await office.getByRole('link', { name: 'Add enquiry' }).click();
  const dialog = dialogOf(office);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(customer.name);
  await dialog.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(dialog.getByText('Enter a phone number or an email address')).toBeVisible();
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await dialog.getByLabel('Phone').fill(customer.phone);
  await dialog.getByLabel('Which van').fill(van.model);
  await expect(dialog.getByRole('list', { name: 'Vans found' }).getByRole('button')).toHaveCount(1);
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(dialog.getByText('Choose a van below, or clear this field')).toBeVisible();
  await expect(dialog.getByLabel('Which van')).toBeFocused();
  await dialog.getByLabel('Which van').press('Enter');
  await expect(dialog.getByText(`About 2022 Ford ${van.model}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Another van, or none' })).toBeFocused();
  await dialog.getByLabel('What they want').fill('Has it a side door?');
  await dialog.getByLabel('What comes next').selectOption({ label: 'Ring them again' });
  await dialog.getByLabel('Phone').fill('');
  await expect(dialog.getByText('No phone number is known.')).toBeVisible();
  await dialog.getByLabel('Phone').fill(customer.phone);
  await expect(dialog.getByText('No phone number is known.')).toBeHidden();
  await office.reload();
  await expect(dialog.getByLabel('What they want')).toHaveValue('Has it a side door?');
  await dialog.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await dialog.getByLabel('Day').fill(new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10));
  await dialog.getByLabel('UK time').fill('10:30');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('button', { name: 'Add enquiry' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(office.getByText('Enquiry added')).toBeVisible();
  await expect(dialog).toBeHidden();

  await office.getByRole('button', { name: 'Show', exact: true }).click();
  const card = office.getByRole('article', { name: `${customer.name}, By phone` });
  await expect(card).toContainText('By phone, entered by');
  await expect(card).toContainText('Has it a side door?');
  await expect(card).toContainText(van.model);
  await expect(card.getByLabel('Call to make')).toContainText('at 10:30');
  await expect(card.getByRole('button', { name: 'Reply' })).toBeDisabled();
  await expect(card).toContainText('There is no email address to reply to.');
  await expect(card.getByText(/Waiting|null/)).toHaveCount(0);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  const stored = await request.get(`/api/inquiries?search=${customer.mark}`, { headers: staffHeaders });
  expect(await stored.json()).toMatchObject([{ cameBy: 'phone', status: 'contacted', customerEmail: null, vehicleId: van.id }]);
});

test("a walk-in is entered from a van's card, and is in a colleague's list without a reload", { tag: '@each-size' }, async ({
  office,
  van,
}) => {
  const customer = someCustomer();
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  const other = await office.context().newPage();
  await other.goto(`/admin?tab=inquiries&vehicle=${van.id}`);
  await expect(other.getByText('No enquiry matches your filters.')).toBeVisible();

  await office.getByRole('link', { name: `Add enquiry: Ford ${van.model}` }).click();
  const dialog = dialogOf(office);
  await expect(dialog.getByText(`About 2022 Ford ${van.model}`)).toBeVisible();
  await dialog.getByLabel('How they came').selectOption({ label: 'Walk-in' });
  await dialog.getByLabel('Name').fill(customer.name);
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await office.getByRole('link', { name: `Add enquiry: Ford ${van.model}` }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(customer.name);
  await dialog.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(office.getByText('Enquiry added')).toBeVisible();
  await expect(office).toHaveURL(/\/admin\?q=/);

  const card = other.getByRole('article', { name: `${customer.name}, Walk-in` });
  await expect(card.getByRole('link', { name: 'Reply to' })).toBeVisible();
  await other.close();
});

test('what a customer has asked before is named while they are entered', async ({ office, request }) => {
  const customer = someCustomer();
  const before = await enquire(request, customer);
  await office.goto('/admin?tab=inquiries&enter');
  const dialog = dialogOf(office);
  await dialog.getByLabel('Name').fill(customer.name);
  await dialog.getByLabel('Phone').fill(customer.phone.replaceAll(' ', ''));
  await dialog.getByLabel('Email').fill(someCustomer().email);
  await expect(dialog.getByText('Has asked before')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await dialog.getByRole('link', { name: /test drive, new/ }).click();
  await expect(dialog).toBeHidden();
  await expect(office).toHaveURL(new RegExp(`enquiry=${before}$`));
  await office.goBack();
  await expect(dialog.getByLabel('Name')).toHaveValue(customer.name);
  await dialog.getByLabel('Phone').fill('0151 1');
  await dialog.getByLabel('Name').focus();
  await expect(dialog.getByText('Has asked before')).toBeHidden();
});
