import { storedVan, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test.beforeEach(async ({ office }) => {
  await office.goto('/admin');
  await expect(office.getByRole('article').nth(2)).toBeVisible();
});

test('keys go to each tab, the search, the next van, its editor and a new van', { tag: '@any-size' }, async ({ office }) => {
  await office.keyboard.press('3');
  await expect(office).toHaveURL(/tab=inquiries$/);
  await office.keyboard.press('1');
  await expect(office).toHaveURL(/\/admin$/);
  await expect(office.getByRole('article').nth(2)).toBeVisible();

  const names = office.getByRole('article').getByRole('heading').getByRole('link');
  await office.keyboard.press('j');
  await expect(names.nth(0)).toBeFocused();
  await office.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  await office.keyboard.press('k');
  await expect(names.nth(0)).toBeFocused();
  await office.keyboard.press('e');
  await expect(office.getByRole('dialog', { name: /^Edit / })).toBeVisible();
  await office.goBack();
  await expect(office.getByRole('dialog')).toHaveCount(0);

  const search = office.getByRole('searchbox', { name: 'Search' });
  await office.keyboard.press('/');
  await expect(search).toBeFocused();
  // Never while somebody types.
  await office.keyboard.type('n2?');
  await expect(search).toHaveValue('n2?');
  await expect(office.getByRole('dialog')).toHaveCount(0);
  await search.fill('');
  await search.blur();
  await office.keyboard.press('n');
  await expect(office.getByRole('dialog', { name: 'Add Vehicle' })).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(office.getByRole('dialog')).toHaveCount(0);
});

test('a key that has nothing to do says so', { tag: '@any-size' }, async ({ office }) => {
  await office.keyboard.press('b');
  await expect(office.getByText('No van is selected')).toBeVisible();
  await office.goto('/admin?tab=settings');
  await expect(office.getByRole('article', { name: 'Contact' })).toBeVisible();
  await office.keyboard.press('/');
  await expect(office.getByText('There is nothing to search on this tab')).toBeVisible();
  await expectAccessible(office);
});

test('Ctrl S saves the van that is being edited, from within a field', { tag: '@any-size' }, async ({ office, van, request }) => {
  await office.goto(`/admin?edit=${van.id}`);
  const form = office.getByRole('dialog', { name: /^Edit / });
  await form.getByLabel('Colour').fill('Teal');
  await office.keyboard.press('Control+s');
  await expect(form).toBeHidden();
  expect((await storedVan(request, van.id)).colour).toBe('Teal');
});

test('the help sheet names every key, and turns them off until it turns them on again', async ({ office }) => {
  await office.getByRole('link', { name: 'Keyboard shortcuts' }).click();
  const sheet = office.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Enquiries')).toBeVisible();
  await expect(sheet.getByText('Add Vehicle')).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  const on = sheet.getByRole('switch', { name: 'Use keyboard shortcuts' });
  await on.click();
  await expectAccessible(office);
  await office.goBack();
  await expect(sheet).toHaveCount(0);
  await office.keyboard.press('?');
  await office.keyboard.press('2');
  await office.reload();
  await expect(office.getByRole('article').nth(2)).toBeVisible();
  await office.keyboard.press('n');
  await expect(office).toHaveURL(/\/admin$/);
  await expect(office.getByRole('dialog')).toHaveCount(0);

  await office.getByRole('link', { name: 'Keyboard shortcuts' }).click();
  await on.click();
  await office.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await office.keyboard.press('?');
  await expect(sheet).toBeVisible();
});
