import type { Page } from '@playwright/test';
import { expectFocusInSight } from './support/in-sight.ts';
import { test } from './support/office.ts';
import { expect } from './support/test.ts';

const TABS = ['Vehicles', 'Today', 'Enquiries', 'Activity', 'Operations', 'Releases', 'Settings', 'Staff'];

/** With a toast that stays: nothing counts down while somebody points at it. */
async function openWithToast(office: Page, model: string) {
  await office.goto(`/admin?q=${encodeURIComponent(model)}`);
  await office.getByRole('button', { name: `Delete Ford ${model}` }).click();
  await office.getByRole('dialog', { name: 'Delete vehicle' }).getByRole('button', { name: 'Delete' }).click();
  // As long as it is open, the toast is in it.
  await expect(office.getByRole('dialog')).toHaveCount(0);
  const toast = office.getByRole('status').filter({ hasText: 'Vehicle deleted successfully' });
  await expect(toast).toBeVisible();
  await toast.evaluate((card) => {
    // The pointer of the test may be there already, and the toast moves away from under it.
    card.addEventListener('pointerleave', (event) => event.stopImmediatePropagation(), { capture: true });
    card.dispatchEvent(new PointerEvent('pointermove'));
  });
  return toast;
}

for (const tab of TABS)
  test(`a toast lies over nothing that has the focus: ${tab}`, async ({ office, van }) => {
    const toast = await openWithToast(office, van.model);
    await office
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: new RegExp(`^${tab}`) })
      .press('Enter');
    await expect(office.getByRole('main', { name: tab })).toBeVisible();
    // Vans that other tests add and delete would move the rest of the list.
    if (tab === 'Vehicles') await office.getByRole('searchbox').fill('Volkswagen');
    expect(await expectFocusInSight(office)).toBeGreaterThan(10);
    await expect(toast).toBeVisible();
  });

test('the first and the last control of a page can be scrolled clear of a toast, wherever it stands', async ({ office, van }) => {
  const toast = await openWithToast(office, van.model);
  const tabs = office.getByRole('navigation', { name: 'Back office' });
  for (const tab of TABS) {
    await tabs.getByRole('link', { name: new RegExp(`^${tab}`) }).press('Enter');
    const main = office.getByRole('main', { name: tab });
    await expect(main).toBeVisible();
    const controls = main.locator('a:visible, button:enabled:visible, select:enabled:visible, summary:visible');
    for (const [control, top] of [
      [controls.last(), 1e6],
      [controls.first(), 0],
    ] as const) {
      // It gives way to what has the focus, and stays there.
      await control.focus();
      await office.evaluate(() => (document.activeElement as HTMLElement).blur());
      await office.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      // Refused while something lies over it.
      await control.click({ trial: true });
    }
  }
  await expect(toast).toBeVisible();
});

test('the bar of a preview lies over nothing that has the focus, nor over the end of the page', async ({ office }) => {
  await office.goto('/admin?tab=settings&do=business');
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Trading name *', exact: true }).fill('Draft Vans');
  const opened = office.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const site = await opened;
  for (const path of ['/', '/finance', '/contact', '/admin?tab=settings', '/admin?tab=inquiries']) {
    await site.goto(path);
    await expect(site.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expectFocusInSight(site);
    const last = site.locator(':is(main, footer) :is(a, button:enabled, select:enabled, input:enabled):visible').last();
    await site.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await last.click({ trial: true });
  }
});
