import { addColleague } from './support/colleague.ts';
import { test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

test('staff see where they are logged in, and end one login or all others', async ({ browser }) => {
  const { name, logIn } = await addColleague('owner');
  const tablet = await logIn(browser, 'Chrome on Android');
  const laptop = await logIn(browser, 'Edge on ChromeOS');
  const office = await logIn(browser, 'Chrome on Windows');

  await office.getByRole('link', { name: 'Your account' }).click();
  const dialog = office.getByRole('dialog', { name: 'Your account' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Chrome on WindowsThis device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);

  await dialog.getByRole('button', { name: 'Log out of Chrome on Android' }).click();
  await expect(dialog.getByText('Logged out there')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await tablet.getByRole('link', { name: 'Activity' }).click();
  await expect(tablet.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(dialog.getByText('Logged out everywhere else')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await laptop.getByRole('link', { name: 'Activity' }).click();
  await expect(laptop.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();

  await office.goBack();
  await expect(dialog).toHaveCount(0);
  await office.getByRole('link', { name: 'Activity' }).click();
  const done = office.getByRole('listitem').filter({ hasText: name });
  await expect(done.filter({ hasText: 'Logged out of another device' })).toBeVisible();
  await expect(done.filter({ hasText: 'Logged out of all other devices' })).toBeVisible();
  for (const page of [office, tablet, laptop]) await page.context().close();
});

test.describe('a list of logins that cannot be loaded', () => {
  test.use({ expectedConsole: ['ERR_FAILED'] });

  test('says so and is loaded again on request', { tag: '@any-size' }, async ({ office }) => {
    await office.route('**/api/admin/sessions', (route) => route.abort(), { times: 1 });
    await office.goto('/admin?account');
    const dialog = office.getByRole('dialog', { name: 'Your account' });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('This device')).toBeVisible();
    await office.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
