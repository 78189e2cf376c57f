import { expect, expectAccessible, test } from '../testing/gallery-page.ts';

test('a double click on what opens a dialog leaves it open', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open dialog' });
  const { x, y } = (await opener.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.dblclick(x + 4, y + 4);
  const dialog = page.getByRole('dialog', { name: 'Book a test drive' });
  await expect(dialog).toBeVisible();
  const panel = await dialog.evaluate((element, point) => document.elementFromPoint(point.x, point.y) === element, { x, y });
  expect(panel).toBe(true);
  await page.mouse.click(x + 4, y + 4);
  await expect(dialog).toHaveCount(0);
});

for (const { name, label, ways } of [
  { name: 'dialog', label: 'Book a test drive', ways: ['Close', 'Cancel'] },
  { name: 'screen', label: 'Pictures', ways: ['Back'] },
]) {
  test.describe(label, () => {
    test.beforeEach(async ({ page }) => {
      await page.getByRole('button', { name: `Open ${name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: label })).toBeVisible();
    });

    test('is accessible, in forced colours too', async ({ page }) => {
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessible(page);
    });

    test('traps the focus in both directions', async ({ page }) => {
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 8; press += 1) {
          await page.keyboard.press(key);
          expect(await page.evaluate(isOutsideOfDialog)).toBe(false);
        }
      }
    });

    test('Escape closes it, and the focus returns to where it was', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: `Open ${name}` })).toBeFocused();
    });

    for (const way of ways) {
      test(`Enter on ${way} closes it, and the focus is where it was`, async ({ page }) => {
        await page.getByRole('dialog').getByRole('button', { name: way }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: `Open ${name}` })).toBeFocused();
      });
    }

    test('the page behind it does not scroll while it is open', async ({ page }) => {
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      expect(await overflow()).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect.poll(overflow).toBe('visible');
    });
  });
}

test('a press outside a dialog closes it; one that only ends there does not', async ({ page }) => {
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test('a dialog cannot be closed while it sends', async ({ page }) => {
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeFocused();
  for (const way of ['Close', 'Cancel']) await expect(dialog.getByRole('button', { name: way })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('in forced colours a dialog has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const [style, width] = await page.getByRole('dialog').evaluate((dialog) => {
    const { borderStyle, borderWidth } = getComputedStyle(dialog);
    return [borderStyle, Number.parseFloat(borderWidth)];
  });
  expect(style).toBe('solid');
  expect(width).toBeGreaterThanOrEqual(1);
});

/** Tab may lead from the last control to the browser's own toolbar, which appears as the page's body. */
function isOutsideOfDialog() {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement?.closest('dialog') === null;
}
