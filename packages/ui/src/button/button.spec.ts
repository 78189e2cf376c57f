import { exampleOf, expect, test } from '../testing/gallery-page.ts';

test('Enter and Space press a button once each', async ({ page }) => {
  const button = exampleOf(page, 'Button').getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText(/1$/);
  await page.keyboard.press('Space');
  await expect(button).toHaveText(/2$/);
});

test('in forced colours every button, and every link that looks like one, keeps an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const button of await page.locator('[class*="_button_"]').all()) {
    const { borderStyle, borderWidth, isSeen } = await button.evaluate((element) => {
      const { borderStyle, borderWidth, borderColor } = getComputedStyle(element);
      return { borderStyle, borderWidth, isSeen: borderColor !== getComputedStyle(document.body).backgroundColor };
    });
    expect([borderStyle, borderWidth, isSeen]).toEqual(['solid', '1px', true]);
  }
});

test('in forced colours a pressed button differs from others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const [pressed, other] = ['[aria-pressed="true"]', ':not([aria-pressed])'].map((which) =>
    exampleOf(page, 'Button').locator(`button:enabled${which}`).first(),
  );
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await pressed?.evaluate(ground)).not.toBe(await other?.evaluate(ground));
});
