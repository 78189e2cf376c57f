import { findVehicle } from './support/stock.ts';
import { expect, expectAccessible, hydrated, test } from './support/test.ts';

test('without a connection, what needs code that has not come leaves the page as it is and says so, and works once there is one', {
  tag: '@any-size',
}, async ({ page, request, context, expectedConsole }) => {
  expectedConsole.push('');
  const van = await findVehicle(request, 'van for sale', ({ isSold, images }) => !isSold && images.length > 1);
  await page.goto(`/vehicle/${van.id}`);
  await hydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  const name = (await title.textContent()) ?? '';
  await context.setOffline(true);
  for (const press of [/Click to view gallery/, 'Request Callback']) {
    await page.getByRole('main').getByRole('link', { name: press }).first().click();
    const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await expect(notice).toBeVisible();
    await expect(title).toHaveText(name);
    await expectAccessible(page);
    await notice.getByRole('button').click();
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: /Click to view gallery/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is pressed while the scripts cannot come for want of a connection is done once there is one', {
  tag: '@any-size',
}, async ({ page, request, context, expectedConsole }) => {
  expectedConsole.push('');
  const van = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  await page.route(/\.js$/, (route) => route.abort('internetdisconnected'));
  await page.goto(`/vehicle/${van.id}`);
  await context.setOffline(true);
  const failed = page.evaluate(() => new Promise((resolve) => addEventListener('shell:failed', resolve, { once: true })));
  await page.getByRole('main').getByRole('link', { name: 'Request Callback' }).first().click();
  await failed;
  await page.unroute(/\.js$/);
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page whose scripts cannot be loaded says that it may not respond, until they are', { tag: '@any-size' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('');
  await page.route('**/remotes/mfe-finance/**/*.js', (route) => route.abort());
  await page.goto('/finance', { waitUntil: 'networkidle' });
  await page.getByLabel('Deposit').fill('3000');
  const notice = page.getByRole('alert').filter({ hasText: 'may not respond' });
  await expect(notice.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/remotes/mfe-finance/**/*.js');
  await page.getByLabel('Deposit').fill('4000');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('deposit £4,000.00');
});

test('when no script can be loaded a button applies the filters, as without scripts', { tag: '@any-size' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('');
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/vehicles');
  await page.getByRole('checkbox', { name: 'Diesel' }).check();
  await expect(page.getByRole('alert')).toContainText('may not respond');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/fuelType=Diesel/);
});
