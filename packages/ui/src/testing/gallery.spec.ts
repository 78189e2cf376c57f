import { expect, expectAccessible, test } from './gallery-page.ts';

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

for (const forcedColors of ['none', 'active'] as const) {
  test.describe(`with forced colours ${forcedColors}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors }));

    test('axe reports no violations', async ({ page }) => {
      await expectAccessible(page);
    });

    test('Tab reaches every control in document order, each with a visible focus ring', async ({ page }) => {
      const controls = await page.locator(CONTROLS).all();
      expect(controls.length).toBeGreaterThan(25);
      for (const control of controls) {
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused();
        expect(await control.evaluate(ringOf)).toEqual({ style: 'solid', isWide: true, standsOut: true });
      }
    });
  });
}

/** The outline of the control, and whether its contrast to the background is at least 3:1 (WCAG 1.4.11). */
function ringOf(control: Element) {
  const { outlineStyle: style, outlineWidth, outlineColor } = getComputedStyle(control);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let ground = control.parentElement;
  while (ground && /^(rgba\(.*, 0\)|transparent)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
  const [ring, under] = [outlineColor, ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'].map(luminance);
  const [light = 0, dark = 0] = [ring, under].map(Number).toSorted((one, other) => other - one);
  return { style, isWide: Number.parseFloat(outlineWidth) >= 2, standsOut: (light + 0.05) / (dark + 0.05) >= 3 };
}
