import type { Page } from '@playwright/test';
import { findVehicle } from './support/stock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from './support/test.ts';

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Request Submitted' });

/** Fills in the form for a callback. */
async function beginCallback(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Request Callback' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('Ada Lovelace');
  await dialog.getByLabel(/^Email/).fill('ada@example.test');
  await dialog.getByLabel(/^(Phone|Telephone)/).fill('0151 496 0456');
}

/** Asks for a callback; the toast says what has become of it. */
async function requestCallback(page: Page): Promise<void> {
  await beginCallback(page);
  await page.getByRole('dialog').locator('button[type=submit]').click();
}

/** The enquiry service as it answers when all is well, so that these tests leave no enquiries behind. */
const accept = (page: Page) =>
  page.route('/api/inquiries', (route) => route.fulfill({ status: 201, json: { id: 1, createdAt: '2025-01-01T00:00:00.000Z' } }));

test.beforeEach(async ({ page, request }) => {
  const { id } = await findVehicle(request, 'van for sale', ({ isSold }) => !isSold);
  await page.goto(`/vehicle/${id}`);
  await hydrated(page);
});

test('a toast says what happened, is read out, and can be dismissed', { tag: '@each-size' }, async ({ page }) => {
  await accept(page);
  await requestCallback(page);
  await expect(success(page)).toBeVisible();
  await expect(success(page)).toContainText("We'll call you back within 24 hours.");
  await expectNoSidewaysScroll(page);
  // With the focus in it, it stays for as long as axe takes.
  await success(page).getByRole('button', { name: 'Dismiss' }).focus();
  await expectAccessible(page);
  await success(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(success(page)).toBeHidden();
});

test('it is seen for five seconds, and longer while somebody points at it or has the focus in it', { tag: '@any-size' }, async ({
  page,
}) => {
  await accept(page);
  await page.clock.install();
  await requestCallback(page);
  await expect(success(page)).toBeVisible();
  const dismiss = success(page).getByRole('button', { name: 'Dismiss' });
  await success(page).hover();
  await page.clock.runFor(20_000);
  await expect(success(page)).toBeVisible();
  await dismiss.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(success(page)).toBeVisible();
  await dismiss.blur();
  await page.clock.runFor(5_100);
  await expect(success(page)).toBeHidden();
});

test('a pointer that rests where it appears does not hold it', { tag: '@any-size' }, async ({ page }) => {
  await accept(page);
  await page.clock.install();
  await requestCallback(page);
  const { x = 0, y = 0 } = (await success(page).boundingBox()) ?? {};
  await page.reload();
  await hydrated(page);
  await beginCallback(page);
  await page.mouse.move(x + 9, y + 9);
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
  expect(await success(page).evaluate((toast) => toast.matches(':hover'))).toBe(true);
  await page.clock.runFor(5_100);
  await expect(success(page)).toBeHidden();
});

test('Escape dismisses it from anywhere', { tag: '@any-size' }, async ({ page }) => {
  await accept(page);
  await requestCallback(page);
  await expect(success(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(success(page)).toBeHidden();
});

test('a failure is an alert in the open dialog, where it can be reached; a second one takes its place', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('Failed to load resource');
  await page.route(/\/api\/finance/, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Calculate Finance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculate Finance' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Failed to save calculation. Please try again.' });
  await expect(failure).toBeVisible();
  await save.click();
  await expect(failure).toHaveCount(1);
  await failure.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failure).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('reduced motion shows it without movement', { tag: '@any-size' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await accept(page);
  await requestCallback(page);
  await expect(success(page)).toHaveCSS('animation-duration', '0s');
});

test("'Request Quote' says so at every press, beside the form that asks where to reach the visitor, never over it (D35)", async ({
  page,
}) => {
  await page.getByRole('main').getByRole('link', { name: 'Calculate Finance' }).click();
  for (const press of ['first', 'second']) {
    await page.getByRole('dialog', { name: 'Calculate Finance' }).getByRole('button', { name: 'Request Quote' }).click();
    const form = page.getByRole('dialog', { name: 'Request Quote' });
    await expect(form.getByText('One more step: where can we reach you?')).toBeVisible();
    const toast = form.getByRole('status').filter({ hasText: 'Quote Requested' });
    await expect(toast).toContainText('Our sales team will contact you shortly with a personalised quote.');
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await toast.boundingBox();
    // It pushes down what scrolls; nothing of that lies beneath it.
    const gap = await toast.evaluate((element) => {
      const body = element.parentElement?.nextElementSibling;
      return (body?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    for (const part of [
      form.getByRole('heading', { level: 2 }),
      form.getByLabel('Name *'),
      ...(await form.getByRole('button').all()),
    ]) {
      const other = await part.boundingBox();
      const isOwn = await part.evaluate((element) => element.closest('[role="status"]') !== null);
      if (!box || !other || isOwn) continue;
      expect(other.y + other.height <= box.y || box.y + box.height <= other.y).toBe(true);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByText('Quote Requested')).toBeHidden();
    if (press === 'first') await page.getByRole('main').getByRole('link', { name: 'Calculate Finance' }).click();
  }
});
