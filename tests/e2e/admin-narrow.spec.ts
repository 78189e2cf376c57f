import { test } from './support/office.ts';
import { enquire, someCustomer } from './support/sent-enquiries.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const NARROW = { width: 390, height: 844 };

test('on a phone the filters of enquiries open by a button that counts them', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  const customer = someCustomer();
  await enquire(request, customer);
  await enquire(request, customer, { inquiryType: 'quote', message: 'A quote, please' });
  await office.setViewportSize(NARROW);
  await office.goto(`/admin?tab=inquiries&q=${customer.mark}`);
  const opener = office.getByRole('button', { name: /^Filters/ });
  const type = office.getByLabel('Type', { exact: true });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(type).toBeHidden();
  await opener.focus();
  await office.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await office.keyboard.press('Tab');
  await expect(type).toBeFocused();
  await type.selectOption('Quote');
  await expect(opener).toHaveText('Filters (1)');
  await expect(office.getByRole('article')).toHaveCount(1);
  await office.getByLabel('Whose', { exact: true }).selectOption("Nobody's");
  await expect(opener).toHaveText('Filters (2)');
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.goBack();
  await expect(opener).toHaveText('Filters (1)');
  await office.getByRole('button', { name: 'Clear filters' }).click();
  await expect(opener).toHaveText('Filters');
  await expect(opener).toBeFocused();
  await expect(office).toHaveURL(new RegExp(`q=${customer.mark}$`));
  await expect(office.getByRole('article')).toHaveCount(2);
  await opener.click();
  await expect(type).toBeHidden();
  await office.setViewportSize({ width: 1024, height: 768 });
  await expect(type).toBeVisible();
  await expect(opener).toBeHidden();
});

test('on a phone the part of the stock and the order are chosen behind one button', { tag: '@any-size' }, async ({
  office,
  van,
}) => {
  await office.setViewportSize(NARROW);
  await office.goto(`/admin?q=${encodeURIComponent(van.model)}`);
  const opener = office.getByRole('button', { name: /^Filters/ });
  const order = office.getByLabel('Sort by');
  const dueIn = office.getByRole('link', { name: /^Due In/ });
  await expect(opener).toHaveText('Filters');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(dueIn).toBeHidden();
  await opener.focus();
  await office.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await office.keyboard.press('Tab');
  await expect(order).toBeFocused();
  await dueIn.focus();
  await office.keyboard.press('Enter');
  await expect(opener).toHaveText('Filters (1)');
  await expect(dueIn).toHaveAttribute('aria-current', 'true');
  await expect(office).toHaveURL(/show=Due(\+|%20)In/);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.goBack();
  await expect(opener).toHaveText('Filters');
  await office.goForward();
  await office.getByRole('button', { name: 'Clear filters' }).click();
  await expect(opener).toHaveText('Filters');
  await expect(opener).toBeFocused();
  await expect(office.getByRole('article')).toHaveCount(1);
  await opener.click();
  await expect(order).toBeHidden();
  await office.goto('/admin?show=removed');
  await expect(opener).toHaveText('Filters (1)');
  await office.setViewportSize({ width: 1024, height: 768 });
  await expect(dueIn).toBeVisible();
  await expect(opener).toBeHidden();
});

test('a row of tabs that goes on says so, and shows the rest', { tag: '@any-size' }, async ({ office }) => {
  await office.setViewportSize(NARROW);
  await office.goto('/admin?tab=today');
  const more = office.getByRole('button', { name: 'More tabs' });
  const last = office.getByRole('link', { name: 'Staff', exact: true });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await expect(async () => {
    await more.click({ timeout: 1_000 });
    await expect(more).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(office.getByRole('link', { name: 'Staff', exact: true })).toHaveAttribute('aria-current', 'page');
  await expectNoSidewaysScroll(office);
  await office.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toBeHidden();
});
