import type { Vehicle } from '@forecourt/contracts';
import type { Locator, Page } from '@playwright/test';
import { staffHeaders, test } from './support/office.ts';
import { expect } from './support/test.ts';

/** A van of the register of examples. */
const PLATE = 'HV22 QXC';

/** Goes on by the Tab key until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('a van is added, edited and posted with the keyboard alone, and visitors see it', { tag: '@any-size' }, async ({
  office,
  request,
}) => {
  test.slow();
  await office.goto('/admin');
  await press(office, office.getByRole('link', { name: 'Add Vehicle' }));
  const lookup = office.getByRole('dialog', { name: 'Add Vehicle' });
  await type(office, lookup.getByLabel('Registration', { exact: true }), PLATE);
  await office.keyboard.press('Enter');
  await press(office, lookup.getByRole('button', { name: 'Use this vehicle' }));
  const setUp = office.getByRole('dialog', { name: 'Vauxhall Vivaro-e' });
  await type(office, setUp.getByLabel('Selling price *'), '21995');
  const answered = office.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 201);
  await press(office, setUp.getByRole('button', { name: 'Add Vehicle' }));
  const van: Vehicle = await (await answered).json();
  await expect(office.getByText('Vehicle added to inventory successfully')).toBeVisible();
  await expect(setUp).toBeHidden();

  const colour = `Signal ${van.id}`;
  // The focus is back where the dialog was opened.
  const search = office.getByRole('searchbox', { name: 'Search' });
  await tabTo(office, search);
  await office.keyboard.type(PLATE);
  const card = office.getByRole('article').filter({ has: office.locator(`a[href="/vehicle/${van.id}"]`) });
  await press(office, card.getByRole('link', { name: /^Edit/ }));
  const editor = office.getByRole('dialog', { name: /^Edit/ });
  await type(office, editor.getByLabel('Price (£) *'), '20995');
  await type(office, editor.getByLabel('Model *'), `Vivaro ${colour}`);
  await press(office, editor.getByRole('button', { name: 'Update Vehicle' }));
  await expect(office.getByText('Vehicle updated successfully')).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(card.getByText('£20,995 plus VAT')).toBeVisible();

  await press(office, card.getByRole('link', { name: /^Post to Social/ }));
  const post = office.getByRole('dialog', { name: 'Post to social media' });
  await press(office, post.getByRole('button', { name: 'Generate with AI' }));
  await expect(office.getByText('AI post generated!')).toBeVisible();
  await press(office, post.getByRole('button', { name: 'Post to Facebook' }));
  await expect(office.getByText('Saved, not posted: no account is connected')).toBeVisible();

  const page = await request.get(`/vehicle/${van.id}`);
  expect(await page.text()).toContain(`Vivaro ${colour}`);
  expect(await page.text()).toContain('£20,995');
  // The log hears of it from events, a moment later.
  await expect(async () => {
    await office.goto('/admin?tab=activity');
    const title = `Vauxhall Vivaro ${colour} ${PLATE}`;
    await expect(office.getByRole('link', { name: title })).toHaveCount(3, { timeout: 2_000 });
    for (const done of [
      'added to the stock',
      `model: Vivaro-e → Vivaro ${colour}; price: £21,995 → £20,995; monthly price: £378 → £356`,
      'post saved, not posted',
    ]) {
      await expect(office.getByText(`${title}: ${done}`)).toBeVisible();
    }
  }).toPass();
  await request.delete(`/api/vehicles/${van.id}`, { headers: staffHeaders });
  // A van that was deleted keeps its name, and leads nowhere.
  await expect(async () => {
    await office.reload();
    await expect(office.getByText(`Vauxhall Vivaro ${colour} ${PLATE}: deleted`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(office.locator(`a[href="/vehicle/${van.id}"]`)).toHaveCount(0);
});
