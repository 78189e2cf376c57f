import { exampleOf, expect, test } from '../testing/gallery-page.ts';

test('a form field is named by its label and described by its hint and error', async ({ page }) => {
  const deposit = page.getByRole('textbox', { name: 'Deposit *' });
  await expect(deposit).toHaveAccessibleDescription('Without VAT Not a number');
  await expect(deposit).toHaveAttribute('aria-invalid', 'true');
  await page.getByText('Deposit *').click();
  await expect(deposit).toBeFocused();
});

test('Space ticks a box, and its error describes it', async ({ page }) => {
  const ford = page.getByRole('checkbox', { name: 'Ford' });
  await ford.focus();
  await page.keyboard.press('Space');
  await expect(ford).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'I agree *' })).toHaveAccessibleDescription('Please agree');
});

test('arrow keys choose from a list', async ({ page }) => {
  const fuel = exampleOf(page, 'Select').getByRole('combobox', { name: 'Fuel' });
  await fuel.focus();
  await page.keyboard.press('ArrowDown');
  await expect(fuel).toHaveValue('electric');
});

test('a password can be shown and hidden with the keyboard, and stays as typed', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('correct horse');
  await page.keyboard.press('Tab');
  const toggle = page.getByRole('button', { name: 'Show password' });
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('correct horse');
});

test('in forced colours fields keep their edges, and a ticked box looks ticked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const field of await page.locator('input:not([type="checkbox"]), select, textarea').all()) {
    const [style, isSeen] = await field.evaluate((element) => {
      const { borderStyle, borderColor } = getComputedStyle(element);
      return [borderStyle, borderColor !== getComputedStyle(document.body).backgroundColor];
    });
    expect([style, isSeen]).toEqual(['solid', true]);
  }
  // Drawn by the browser: our own tick is a background.
  await expect(page.getByRole('checkbox', { name: 'Ford' })).toHaveCSS('appearance', 'auto');
});
