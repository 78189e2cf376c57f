import { exampleOf, expect, test } from '../testing/gallery-page.ts';

test('Space toggles a switch, whose hint describes it', async ({ page }) => {
  const analytics = page.getByRole('switch', { name: 'Analytics' });
  await expect(analytics).toHaveAccessibleDescription('Counts visits');
  await analytics.focus();
  await page.keyboard.press('Space');
  await expect(analytics).toBeChecked();
  await page.keyboard.press('Space');
  await expect(analytics).not.toBeChecked();
});

test('a press on its label toggles it, unless it is disabled', async ({ page }) => {
  await page.getByText('Analytics').click();
  await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
  await page.getByText('Marketing').click({ force: true });
  await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
});

test('a switch between two states keeps its name and is described by its state', async ({ page }) => {
  const sold = exampleOf(page, 'StateSwitch').getByRole('switch', { name: 'Sold' });
  await expect(sold).toHaveAccessibleDescription('Available');
  await sold.focus();
  await page.keyboard.press('Space');
  await expect(sold).toBeChecked();
});

test('in forced colours on and off differ: the knob is visible on its track, and moves', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const analytics = page.getByRole('switch', { name: 'Analytics' });
  const look = () =>
    analytics.evaluate((element) => {
      const { backgroundColor, translate } = getComputedStyle(element, '::after');
      return { isSeen: backgroundColor !== getComputedStyle(element).backgroundColor, translate };
    });
  expect(await look()).toEqual({ isSeen: true, translate: 'none' });
  await analytics.check();
  await expect.poll(look).toEqual({ isSeen: true, translate: '20px' });
});
